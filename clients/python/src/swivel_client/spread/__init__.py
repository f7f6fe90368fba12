"""`swivel explore`, `sweep` and `lint` over many machines. Apart from the client, because it runs the program and asks no
device."""
