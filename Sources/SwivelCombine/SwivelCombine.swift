// What adopted apps get for `import Combine`: OpenCombine with its schedulers, handed on, and beside it in this folder what that
// library leaves open or has for another Foundation than apps here have.
@_exported import OpenCombineShim
