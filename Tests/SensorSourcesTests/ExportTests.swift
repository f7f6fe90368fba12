// Files as phones export them: each app's columns, units, signs and times, and what is refused with the way out.
import Foundation
import Orientation
import SensorSources
import Testing

@Suite("Exports of phones")
struct ExportTests {
  private func trace(_ text: String, columns: String? = nil) throws -> Trace {
    try TraceReader.trace(
      fromBytes: Array(text.utf8), name: "a.csv", columns: columns.map { (text) throws in try TraceColumns(text) })
  }

  /// Three readings 20 ms apart of a phone upright and leaning 30° back: (0, −cos 30°, −sin 30°) g in iOS signs.
  struct Export: Sendable, CustomTestStringConvertible {
    var what: String
    var text: String
    var columns: String?
    var units: String
    var testDescription: String { what }

    init(_ what: String, _ units: String, columns: String? = nil, _ lines: String...) {
      (self.what, self.units, self.columns) = (what, units, columns)
      text = lines.joined(separator: "\n") + "\n"
    }
  }

  // The names are the apps' own; cos 30° = 0.8660254, times 9.80665 is 8.492808; sin 30° times it is 4.903325.
  static let exports = [
    Export(
      "phyphox, accelerometer with g", "m/s², Android's signs; times in s",
      "\"Time (s)\",\"X (m/s^2)\",\"Y (m/s^2)\",\"Z (m/s^2)\"", "1.00E0,0,8.492808E0,4.903325E0",
      "1.02E0,0,8.492808E0,4.903325E0", "1.04E0,0,8.492808E0,4.903325E0"),
    Export(
      "Sensor Logger, iPhone", "g, iOS signs; times in s", "time,seconds_elapsed,z,y,x",
      "1718030736872695300,1.00,-0.5,-0.8660254,0", "1718030736892695300,1.02,-0.5,-0.8660254,0",
      "1718030736912695300,1.04,-0.5,-0.8660254,0"),
    Export(
      "Sensor Logger, first generation", "m/s², Android's signs; times in ns, by their steps", "time,z,y,x",
      "1718030736872695300,4.903325,8.492808,0", "1718030736892695300,4.903325,8.492808,0",
      "1718030736912695300,4.903325,8.492808,0"),
    Export(
      "AndroSensor, semicolons and its own first line", "m/s², Android's signs; times in ms", "sep=;",
      "ACCELEROMETER X (m/s²);ACCELEROMETER Y (m/s²);ACCELEROMETER Z (m/s²);GRAVITY X (m/s²);GRAVITY Y (m/s²);"
        + "GRAVITY Z (m/s²);LINEAR ACCELERATION X (m/s²);LINEAR ACCELERATION Y (m/s²);LINEAR ACCELERATION Z (m/s²);"
        + "GYROSCOPE X (rad/s);Time since start in ms ;YYYY-MO-DD HH-MI-SS_SSS",
      "0;8.492808;4.903325;0;9;9;0;0;0;0.1;1000;2026-03-01 10:22:33:120",
      "0;8.492808;4.903325;0;9;9;0;0;0;0.1;1020;2026-03-01 10:22:33:140",
      "0;8.492808;4.903325;0;9;9;0;0;0;0.1;1040;2026-03-01 10:22:33:160"),
    Export(
      "Sensor Kinetics", "m/s², Android's signs; times in s, by their steps", "time,X_value,Y_value,Z_value",
      "1.00,0,8.492808,4.903325", "1.02,0,8.492808,4.903325", "1.04,0,8.492808,4.903325"),
    Export(
      "Physics Toolbox, g-force meter", "g, Android's signs; times in s, by their steps", "time,gFx,gFy,gFz,TgF",
      "1.00,0,0.8660254,0.5,1", "1.02,0,0.8660254,0.5,1", "1.04,0,0.8660254,0.5,1"),
    Export(
      "Physics Toolbox, time of day", "g, Android's signs; times of day", "time,gFx,gFy,gFz,TgF",
      "10:22:33:120,0,0.8660254,0.5,1", "10:22:33:140,0,0.8660254,0.5,1", "10:22:33:160,0,0.8660254,0.5,1"),
    Export(
      "Core Motion, gravity and userAcceleration", "g, iOS signs; times in s, by their steps",
      "timestamp,attitude.roll,gravity.x,gravity.y,gravity.z,rotationRate.x,userAcceleration.x,userAcceleration.y,"
        + "userAcceleration.z", "1.00,3,0,-0.8,-0.5,0,0,-0.0660254,0", "1.02,3,0,-0.8660254,-0.4,0,0,0,-0.1",
      "1.04,3,0.1,-0.8660254,-0.5,0,-0.1,0,0"),
    Export(
      "MATLAB Mobile", "m/s², Android's signs; times of day", "Timestamp,X,Y,Z",
      "01-Mar-2026 10:22:33.120,0,8.492808,4.903325", "01-Mar-2026 10:22:33.140,0,8.492808,4.903325",
      "01-Mar-2026 10:22:33.160,0,8.492808,4.903325"),
    Export(
      "ISO times and quoted numbers", "g, iOS signs; times of day", "\"timestamp\",\"accX\",\"accY\",\"accZ\"",
      "\"2026-03-01T10:22:33.120Z\",\"0\",\"-0.8660254\",\"-0.5\"",
      "\"2026-03-01T10:22:33.140Z\",\"0\",\"-0.8660254\",\"-0.5\"",
      "\"2026-03-01T10:22:33.160Z\",\"0\",\"-0.8660254\",\"-0.5\""),
    Export(
      "quoted decimal commas between commas", "g, iOS signs; times in ms", "\"time (ms)\",\"x\",\"y\",\"z\"",
      "\"1000,0\",\"0,0\",\"-0,8660254\",\"-0,5\"", "\"1020,0\",\"0,0\",\"-0,8660254\",\"-0,5\"",
      "\"1040,0\",\"0,0\",\"-0,8660254\",\"-0,5\""),
    Export(
      "semicolons and decimal commas, µs", "m/s², Android's signs; times in µs, by their steps", "timestamp;x;y;z",
      "1000000;0,0;8,492808;4,903325", "1020000;0,0;8,492808;4,903325", "1040000;0,0;8,492808;4,903325"),
    Export(
      "no header, told", "g, iOS signs; times in ms", columns: "-,t(ms),x,y,z", "walk,1000,0,-0.8660254,-0.5",
      "walk,1020,0,-0.8660254,-0.5", "walk,1040,0,-0.8660254,-0.5"),
    Export(
      "no times, told", "g, iOS signs; 50.0 rows a second", columns: "t(50Hz),x,y,z", ",X,Y,Z",
      "0,0,-0.8660254,-0.5", "1,0,-0.8660254,-0.5", "2,0,-0.8660254,-0.5"),
    Export(
      "no times and no column for them, blanks between (UCI HAPT)", "g, iOS signs; 50.0 rows a second",
      columns: "t(50Hz),x,y,z", "0 -0.8660254 -0.5", "0  -0.8660254  -0.5", "0 -0.8660254 -0.5"),
    Export(
      "a semicolon after each row (WISDM)", "m/s², Android's signs; times in ns", columns: "-,-,t(ns),x,y,z",
      "33,Jogging,49105960000000,0,8.492808,4.903325;", "33,Jogging,49105980000000,0,8.492808,4.903325;",
      "33,Jogging,49106000000000,0,8.492808,4.903325;"),
    Export(
      "SensorLog, iPhone", "g, iOS signs; times in s",
      "loggingTime(txt),loggingSample(N),accelerometerTimestamp_sinceReboot(s),accelerometerAccelerationX(G),"
        + "accelerometerAccelerationY(G),accelerometerAccelerationZ(G),motionUserAccelerationX(G),"
        + "motionUserAccelerationY(G),motionUserAccelerationZ(G),deviceOrientation(Z)",
      "2026-03-01T10:22:33.120+01:00,1,5000.00,0,-0.8660254,-0.5,0.1,0,0,1",
      "2026-03-01T10:22:33.140+01:00,2,5000.02,0,-0.8660254,-0.5,0.1,0,0,1",
      "2026-03-01T10:22:33.160+01:00,3,5000.04,0,-0.8660254,-0.5,0.1,0,0,1"),
    Export(
      "a browser's two accelerations", "m/s², Android's signs; times in ms, by their steps",
      "timeStamp,acceleration.x,acceleration.y,acceleration.z,accelerationIncludingGravity.x,"
        + "accelerationIncludingGravity.y,accelerationIncludingGravity.z",
      "1000,3,3,3,0,8.492808,4.903325", "1020,3,3,3,0,8.492808,4.903325", "1040,3,3,3,0,8.492808,4.903325"),
    Export(
      "short names, one of them linear", "m/s², Android's signs; times in s, by their steps",
      "time,lin_acc_x,lin_acc_y,lin_acc_z,acc_x,acc_y,acc_z", "1.00,3,3,3,0,8.492808,4.903325",
      "1.02,3,3,3,0,8.492808,4.903325", "1.04,3,3,3,0,8.492808,4.903325"),
    Export(
      "rows of other sensors between, a blank cell each", "m/s², Android's signs; times in s, by their steps",
      "time,accX,accY,accZ,gyroX,gyroY,gyroZ", "1.00,0,8.492808,4.903325,,,", "1.01,,,,0.1,0.1,0.1",
      "1.02,0,8.492808,4.903325,,,", "1.03,,,,0.1,0.1,0.1", "1.04,0,8.492808,4.903325,,,"),
    Export(
      "remarks before and between the rows", "m/s², Android's signs; times in s, by their steps", "# a walk", "",
      "time,x,y,z", "1.00,0,8.492808,4.903325", "// a stop", "1.02,0,8.492808,4.903325", "% and on",
      "1.04,0,8.492808,4.903325"),
    Export(
      "a separator too many in every row", "m/s², Android's signs; times in s, by their steps", "time,x,y,z",
      "1.00,0,8.492808,4.903325,", "1.02,0,8.492808,4.903325,,", "1.04,0,8.492808,4.903325"),
    Export(
      "mHealth (its specification of sensor data)", "m/s², Android's signs; times of day",
      "HEADER_TIME_STAMP,X_ACCELERATION_METERS_PER_SECOND_SQUARED,Y_ACCELERATION_METERS_PER_SECOND_SQUARED,"
        + "Z_ACCELERATION_METERS_PER_SECOND_SQUARED", "2026-03-01 10:22:33.120,0,8.492808,4.903325",
      "2026-03-01 10:22:33.140,0,8.492808,4.903325", "2026-03-01 10:22:33.160,0,8.492808,4.903325"),
    Export(
      "a recorder with the magnitude before the axes (Exelerus)", "m/s², Android's signs; times of day",
      "DateTime;Magnitude;X;Y;Z", "2026-03-01 10:22:33.12;9.81;0;8.492808;4.903325",
      "2026-03-01 10:22:33.14;9.81;0;8.492808;4.903325", "2026-03-01 10:22:33.16;9.81;0;8.492808;4.903325"),
    Export(
      "two times and an index (HHAR)", "m/s², Android's signs; times in ms, by their steps",
      "Index,Arrival_Time,Creation_Time,x,y,z,User,Model,Device,gt",
      "0,1424696633908,1424696631913248572,0,8.492808,4.903325,a,nexus4,nexus4_1,stand",
      "1,1424696633928,1424696631933248572,0,8.492808,4.903325,a,nexus4,nexus4_1,stand",
      "2,1424696633948,1424696631953248572,0,8.492808,4.903325,a,nexus4,nexus4_1,stand"),
    Export(
      "angles and labels behind (MobiAct)", "m/s², Android's signs; times in ns, by their steps",
      "timestamp,rel_time,acc_x,acc_y,acc_z,gyro_x,gyro_y,gyro_z,azimuth,pitch,roll,label",
      "1888018202000,1.00,0,8.492808,4.903325,0,0,0,9,9,9,STD",
      "1888038202000,1.02,0,8.492808,4.903325,0,0,0,9,9,9,STD",
      "1888058202000,1.04,0,8.492808,4.903325,0,0,0,9,9,9,STD"),
    Export(
      "Science Journal", "m/s², Android's signs; times in ms, by their steps", "relative_time,AccX,AccY,AccZ",
      "1000,0,8.492808,4.903325", "1020,0,8.492808,4.903325", "1040,0,8.492808,4.903325"),
    Export(
      "Graphical Analysis, the run before each name", "m/s², Android's signs; times in s",
      "Latest: Time (s),Latest: X-axis acceleration (m/s²),Latest: Y-axis acceleration (m/s²),"
        + "Latest: Z-axis acceleration (m/s²)", "1.00,0,8.492808,4.903325", "1.02,0,8.492808,4.903325",
      "1.04,0,8.492808,4.903325"),
    Export(
      "SPARKvue, the run behind each name", "m/s², Android's signs; times in s",
      "Time (s) Run 1,Acceleration - x (m/s²) Run 1,Acceleration - y (m/s²) Run 1,Acceleration - z (m/s²) Run 1",
      "1.00,0,8.492808,4.903325", "1.02,0,8.492808,4.903325", "1.04,0,8.492808,4.903325"),
    Export(
      "tabs between, units in brackets (WitMotion)", "g, iOS signs; times in s",
      "Time(s)\tax(g)\tay(g)\taz(g)\twx(deg/s)\twy(deg/s)\twz(deg/s)", "1.00\t0\t-0.8660254\t-0.5\t1\t1\t1",
      "1.02\t0\t-0.8660254\t-0.5\t1\t1\t1", "1.04\t0\t-0.8660254\t-0.5\t1\t1\t1"),
    Export(
      "Core Motion, the accelerometer's own", "g, iOS signs; times in s, by their steps",
      "timestamp,acceleration.x,acceleration.y,acceleration.z", "1.00,0,-0.8660254,-0.5", "1.02,0,-0.8660254,-0.5",
      "1.04,0,-0.8660254,-0.5"),
    Export(
      "a watch's sensors side by side, told (Gear S)", "m/s², Android's signs; times in ms", columns: "-,t(ms),x,y,z",
      "s_A;time_A;x_A;y_A;z_A;s_B;time_B;x_B", "A;1000;0;8.492808;4.903325;B;1000;",
      "A;1020;0;8.492808;4.903325;B;1020;", "A;1040;0;8.492808;4.903325;B;1040;"),
    Export(
      "a report's lines first, dates of the month before the day, afternoon (ActiGraph)", "g, iOS signs; times of day",
      "------------ Data File Created By ActiGraph GT3X+ ActiLife v6.13.3 date format M/d/yyyy at 50 Hz -----------",
      "Serial Number: TAS1", "Start Time 12:59:59", "Timestamp,Accelerometer X,Accelerometer Y,Accelerometer Z",
      "3/13/2026 12:59:59.970 PM,0,-0.8660254,-0.5", "3/13/2026 12:59:59.990 PM,0,-0.8660254,-0.5",
      "3/13/2026 1:00:00.010 PM,0,-0.8660254,-0.5"),
    Export(
      "a report's lines first, told (GENEActiv)", "g, iOS signs; times of day", columns: "t,x,y,z",
      "Device Type,GENEActiv", "Start Time,2026-03-01 10:22:33:000", "Range,-8 to 8", "",
      "2026-03-01 10:22:33:120,0,-0.8660254,-0.5,12,0,24.1", "2026-03-01 10:22:33:140,0,-0.8660254,-0.5,12,0,24.1",
      "2026-03-01 10:22:33:160,0,-0.8660254,-0.5,12,0,24.1"),
    Export(
      "a line of units behind the names (Shimmer)", "m/s², Android's signs; times in ms, by their steps", "sep=\\t",
      "S_Timestamp_Unix_CAL\tS_Accel_LN_X_CAL\tS_Accel_LN_Y_CAL\tS_Accel_LN_Z_CAL\t",
      "ms\tm/(s^2)\tm/(s^2)\tm/(s^2)\t", "1000\t0\t8.492808\t4.903325\t", "1020\t0\t8.492808\t4.903325\t",
      "1040\t0\t8.492808\t4.903325\t"),
    Export(
      "SensorLog with the clock of its place before the accelerometer's", "g, iOS signs; times in s",
      "loggingTime(txt),locationTimestamp_since1970(s),accelerometerTimestamp_sinceReboot(s),"
        + "accelerometerAccelerationX(G),accelerometerAccelerationY(G),accelerometerAccelerationZ(G)",
      "2026-03-01T10:22:33.120+01:00,1772360553,5000.00,0,-0.8660254,-0.5",
      "2026-03-01T10:22:33.140+01:00,1772360553,5000.02,0,-0.8660254,-0.5",
      "2026-03-01T10:22:33.160+01:00,1772360553,5000.04,0,-0.8660254,-0.5"),
    Export(
      "names in another language, told by their units", "m/s², Android's signs; times in s",
      "\"Zeit (s)\";\"Beschleunigung x (m/s^2)\";\"Beschleunigung y (m/s^2)\";\"Beschleunigung z (m/s^2)\"",
      "1,00;0,0;8,492808;4,903325", "1,02;0,0;8,492808;4,903325", "1,04;0,0;8,492808;4,903325"),
    Export(
      "rows of other sensors between, no numbers in them", "m/s², Android's signs; times in s, by their steps",
      "time,accX,accY,accZ,gyroX", "1.00,0,8.492808,4.903325,null", "1.01,null,null,null,0.1", "1.01,NaN,NaN,NaN,0.1",
      "1.02,0,8.492808,4.903325,null", "1.04,0,8.492808,4.903325,null"),
    Export(
      "our own names over m/s², told", "m/s², Android's signs; times in s, by their steps", columns: "t,x,y,z",
      "t,ax,ay,az", "1.00,0,8.492808,4.903325", "1.02,0,8.492808,4.903325", "1.04,0,8.492808,4.903325"),
    Export(
      "a time that is called by its unit, behind", "m/s², Android's signs; times in ms",
      "accX,accY,accZ,millis", "0,8.492808,4.903325,1000", "0,8.492808,4.903325,1020", "0,8.492808,4.903325,1040"),
    Export(
      "events of many sensors, one picked by its name", "m/s², Android's signs; times in ms",
      columns: "t(ms),=accelerometer,x,y,z", "timestamp,sensor,x,y,z", "1000,Accelerometer,0,8.492808,4.903325",
      "1003,light,120", "1010,gyroscope,9,9,9", "1020,Accelerometer,0,8.492808,4.903325",
      "1040,\"Accelerometer\",0,8.492808,4.903325"),
    Export(
      "events of many sensors, one picked by its number, another before it and no header (SensorReadout)",
      "m/s², Android's signs; times in ms", columns: "t(ms),=0,x,y,z", "1000;4;120", "1000;0;0;8,492808;4,903325",
      "1010;3;9;9;9", "1020;0;0;8,492808;4,903325", "1040;0;0;8,492808;4,903325"),
    Export(
      "events without times, of two devices and two sensors", "g, iOS signs; 50.0 rows a second",
      columns: "t(50Hz),=watch,=acc,x,y,z", "phone,acc,9,9,9", "watch,acc,0,-0.8660254,-0.5", "watch,gyr,9,9,9",
      "watch,acc,0,-0.8660254,-0.5", "watch,acc,0,-0.8660254,-0.5"),
    Export(
      "a column that names one sensor throughout", "m/s², Android's signs; times in ms, by their steps",
      "sensorName,timestamp,x,y,z", "BMI160,1000,0,8.492808,4.903325", "BMI160,1020,0,8.492808,4.903325",
      "BMI160,1040,0,8.492808,4.903325"),
    Export(
      "RADAR-base's phones: over 9.81, as Android signs it", "g, Android's signs; times in s, by their steps",
      "key.projectId,key.userId,key.sourceId,value.time,value.timeReceived,value.x,value.y,value.z",
      "p,u,s,1718030736.00,1718030736.30,0,0.8660254,0.5", "p,u,s,1718030736.02,1718030736.30,0,0.8660254,0.5",
      "p,u,s,1718030736.04,1718030736.30,0,0.8660254,0.5"),
    Export(
      "RADAR-base's names over m/s²",
      "m/s², Android's signs; times in s, by their steps", "timestamp,value.x,value.y,value.z",
      "1718030736.00,0,8.492808,4.903325", "1718030736.02,0,8.492808,4.903325", "1718030736.04,0,8.492808,4.903325"),
    Export(
      "flattened JSON, m/s²", "m/s², Android's signs; times in s, by their steps",
      "time,value.accX,value.accY,value.accZ", "1.00,0,8.492808,4.903325", "1.02,0,8.492808,4.903325",
      "1.04,0,8.492808,4.903325"),
    Export(
      "a column that counts sensors", "m/s², Android's signs; times in s, by their steps", "timestamp,sensors,x,y,z",
      "1.00,3,0,8.492808,4.903325", "1.02,4,0,8.492808,4.903325", "1.04,3,0,8.492808,4.903325"),
    Export(
      "Empatica, as the command of its refusal prints it", "m/s², Android's signs; 50.0 rows a second",
      columns: "t(50Hz),x,y,z", "0,8.49281,4.90333", "0,8.49281,4.90333", "0,8.49281,4.90333"),
    Export(
      "a picked sensor without times, as its refusal says", "m/s², Android's signs; 50.0 rows a second",
      columns: "=accel,t(50Hz),x,y,z", "accel,NaN,0,8.492808,4.903325", "gyro,NaN,9,9,9",
      "accel,NaN,0,8.492808,4.903325", "accel,NaN,0,8.492808,4.903325"),
    Export(
      "GnssLogger, as its refusal says", "m/s², Android's signs; times in ns, by their steps",
      columns: "=accel,-,t,x,y,z", "# Accel,utcTimeMillis,elapsedRealtimeNanos,AccelXMps2,AccelYMps2,AccelZMps2",
      "Raw,1718030736100,34,18", "Accel,1718030736100,345300000000,0,8.492808,4.903325",
      "Gyro,1718030736105,345,9,9,9", "Accel,1718030736120,345320000000,0,8.492808,4.903325",
      "Accel,1718030736140,345340000000,0,8.492808,4.903325"),
    Export(
      "blindmotion, the accelerometer's number picked", "m/s², Android's signs; times of day",
      columns: "=1,t,-,x,y,z", "geo;11:40:37.835;41899.48;30.3;60.1;36.0;gps;11.0;0.0;0.0;0.0",
      "1;11:40:37.840;41899.48;0;8.492808;4.903325;9.8;12.0", "4;11:40:37.851;41899.48;9;9;9;0.02",
      "1;11:40:37.860;41899.48;0;8.492808;4.903325;9.8;12.0", "1;11:40:37.880;41899.48;0;8.492808;4.903325;9.8;12.0"),
    Export(
      "Xsens' MT Manager without times, as its refusal says", "m/s², Android's signs; 50.0 rows a second",
      columns: "-,t(50Hz),x,y,z", "// Update Rate: 50.0Hz", "PacketCounter\tSampleTimeFine\tAcc_X\tAcc_Y\tAcc_Z",
      "7\tNaN\t0\t8.492808\t4.903325", "8\tNaN\t0\t8.492808\t4.903325", "9\tNaN\t0\t8.492808\t4.903325"),
    Export(
      "Core Motion's gravity without userAcceleration, which is said", "g, iOS signs, gravity alone; times in s",
      "motionTimestamp_sinceReboot(s),motionGravityX(G),motionGravityY(G),motionGravityZ(G),motionYaw(rad)",
      "5000.00,0,-0.8660254,-0.5,1", "5000.02,0,-0.8660254,-0.5,1", "5000.04,0,-0.8660254,-0.5,1"),
    Export(
      "blanks between, names too", "m/s², Android's signs; times in s, by their steps", "time x y z",
      "1.00 0 8.492808 4.903325", "1.02 0 8.492808 4.903325", "1.04 0 8.492808 4.903325"),
  ]

  @Test("each app's export is read into seconds, g and iOS signs, and what it was in is said", arguments: exports)
  func export(export: Export) throws {
    let trace = try trace(export.text, columns: export.columns)
    #expect(trace.units == export.units)
    #expect(trace.samples.count == 3)
    for (index, sample) in trace.samples.enumerated() {
      #expect(abs(sample.x) < 1e-5 && abs(sample.y + 0.8660254) < 1e-5 && abs(sample.z + 0.5) < 1e-5)
      #expect(abs(sample.t - trace.samples[0].t - Double(index) * 0.02) < 1e-5)
    }
  }

  @Test("a stream of it in pieces gives the same", arguments: exports)
  func pieces(export: Export) throws {
    var stream = TraceStream(name: "s", columns: try export.columns.map { (text) throws in try TraceColumns(text) })
    var samples: [AccelerationSample] = []
    for byte in export.text.utf8 { samples += try stream.take([byte]) }
    samples += try stream.finish()
    #expect(try samples == trace(export.text, columns: export.columns).samples)
    #expect(stream.units == export.units)
  }

  @Test("times since 1970 keep their distances: 10 ms in nanoseconds, a whole second in milliseconds")
  func epochs() throws {
    let fast = try trace("time,x,y,z\n1718030736872695300,0,-1,0\n1718030736882695300,0,-1,0\n").samples
    #expect(abs(fast[1].t - fast[0].t - 0.01) < 1e-6)
    let slow = try trace("time,x,y,z\n1718030736000,0,-1,0\n1718030736001,0,-1,0\n1718030736002,0,-1,0\n").samples
    #expect(abs(slow[2].t - slow[0].t - 0.002) < 1e-9)
    let midnight = try trace("time,x,y,z\n2026-02-28 23:59:59.99,0,-1,0\n2026-03-01 00:00:00.01,0,-1,0\n").samples
    #expect(abs(midnight[1].t - midnight[0].t - 0.02) < 1e-6)
  }

  static let refused: [(what: String, text: String, columns: String?, words: [String])] = [
    (
      "acceleration without gravity by its name",
      "time,userAcceleration.x,userAcceleration.y,userAcceleration.z\n0,0,0,0\n", nil, ["a.csv:1", "gravity"]
    ),
    ("acceleration without gravity by its length", "time,ax,ay,az,aT\n0,0.1,0,0,0.1\n", nil, ["gravity"]),
    ("no header", "0.00,0,-1,0\n0.02,0,-1,0\n", nil, ["a.csv:1", "--columns t,x,y,z"]),
    ("no axes", "time,temperature\n0,20\n", nil, ["a.csv:1", "--columns"]),
    ("fewer columns than told", "0,1,2\n", "t,x,y,z", ["a.csv:1", "4", "3"]),
    (
      "linear acceleration by its short name", "time,lin_acc_x,lin_acc_y,lin_acc_z\n0,0,9,0\n", nil,
      ["a.csv:1", "gravity"]
    ),
    ("no time (MotionSense)", ",gravity.x,gravity.y,gravity.z\n0,0,-1,0\n", nil, ["a.csv:1", "time", "t(50Hz)"]),
    ("another sensor", "time,gyroX,gyroY,gyroZ\n0,0,-1,0\n", nil, ["a.csv:2", "--columns"]),
    ("counts, 64 a g", "time,x,y,z\n0,0,-64,0\n", nil, ["64", "counts"]),
    (
      "rows of two sensors, the second no acceleration",
      "timestamp_ms,sensor,x,y,z\n0,accelerometer,0,9,0\n1,gyroscope,0,9,0\n", nil,
      ["a.csv:3", "gyroscope", "--columns 't(ms),=accelerometer,x,y,z'"]
    ),
    (
      "rows of two sensors, the first no acceleration",
      "x,y,z,time,sensor_type\n0,0,1,0,MAGN\n0,9,0,1,ACC\n", nil, ["a.csv:3", "ACC", "--columns 'x,y,z,t,=acc'"]
    ),
    (
      "a sensor that no row is of", "0,light,12,0,0\n1,gyroscope,0,9,0\n", "t,=accelerometer,x,y,z",
      ["a.csv", "'accelerometer'", "'light', 'gyroscope'"]
    ),
    (
      "a row of the picked sensor that is short", "0,acc,0,-1,0\n1,light,12\n2,acc,0,-1\n", "t,=acc,x,y,z",
      ["a.csv:3", "5", "4"]
    ),
    (
      "a time before all clocks", "t,ax,ay,az\n-1e308,0,-1,0\n0.02,0,-1,0\n", nil,
      ["a.csv:2", "t: expected a time", "--columns"]
    ),
    (
      "a time after all clocks", "t,ax,ay,az\n0,0,-1,0\n1.1e10,0,-1,0\n", nil, ["a.csv:3", "t: expected a time"]
    ),
    (
      "nanoseconds since 1970 that are called seconds",
      "time (s),x,y,z\n0,0,-1,0\n1718030736872695300,0,-1,0\n", nil,
      ["a.csv:3", "time (s)", "--columns", "t(ns),x,y,z"]
    ),
    (
      "axes without a time behind a report's lines",
      "Serial Number: TAS1\nAccelerometer X,Accelerometer Y,Accelerometer Z\n0,-1,0\n", nil,
      ["a.csv:2", "time", "t(50Hz)"]
    ),
    (
      "a thirteenth hour of the afternoon", "time,x,y,z\n13:00:00.000 PM,0,-1,0\n", nil, ["a.csv:2", "13:00:00.000 PM"]
    ),
    ("told columns that no row has", "a,b,c,d\n1,2\nw,x,y,z\n", "t,x,y,z", ["a.csv:1", "x: expected a number"]),
    ("a row that was cut", "time,x,y,z\n0,0,-1,0\n1,0,-1\n", nil, ["a.csv:3", "4", "3"]),
    ("a cell that is blank", "time,x,y,z\n0,0,-1,0\n1,0,,0\n", nil, ["a.csv:3", "y"]),
    ("a zip archive", "PK\u{3}\u{4}\u{14}\n", nil, ["a.csv:1", "unpack"]),
    ("objects", "[{\"sensor\":\"Accelerometer\"}]\n", nil, ["a.csv:1", "JSON", "CSV"]),
    (
      "events of many sensors, a number for each (SensorReadout)",
      "0;-2;Wed Apr 08 15:35:20 GMT+02:00 2020;Markus;FHWS\n51272330;0;-0.30;4.35;8.73\n", nil,
      ["a.csv:2", "--columns"]
    ),
    (
      "columns that say nothing of acceleration (RealWorld)",
      "id,attr_time,attr_x,attr_y,attr_z\n1,1435993767201,0,9,0\n", nil,
      ["a.csv:2", "--columns"]
    ),
    (
      "a watch's sensors side by side (Gear S)", "s_A;time_A;x_A;y_A;z_A\nA;0;0.4;-0.6;9\n", nil,
      ["a.csv:1", "--columns"]
    ),
    (
      "a report's first lines (ActiGraph)",
      "------------ Data File Created By ActiGraph GT3X+ ActiLife v6.13.3 date format M/d/yyyy at 100 Hz -----------\n"
        + "Serial Number: TAS1\n", nil, ["a.csv:1", "--columns"]
    ),
    (
      "a terminal's objects (Termux)", "{\n  \"accelerometer\": {\n    \"values\": [0, 9, 0]\n", nil,
      ["a.csv:1", "JSON", "CSV"]
    ),
    ("lines of CR alone", "time,x,y,z\r0,0,-1,0\r1,0,-1,0\r", nil, ["a.csv:1", "CR"]),
    ("a time that is none", "time,x,y,z\nnow:then,0,-1,0\n", nil, ["a.csv:2", "now:then"]),
  ]

  @Test("what cannot be read is refused with the line and what to do", arguments: refused)
  func refusal(what: String, text: String, columns: String?, words: [String]) {
    #expect {
      try trace(text, columns: columns)
    } throws: { error in
      words.allSatisfy { "\(error)".contains($0) }
    }
  }

  @Test(
    "columns that cannot be are refused",
    arguments: ["", "t,x,y", "t,x,y,z,x", "t,x,y,w", "t(h),x,y,z", "t(0Hz),x,y,z", "t,=,x,y,z", "=acc,x,y,z"])
  func columns(text: String) {
    #expect(throws: SensorSourceError.self) { try TraceColumns(text) }
  }
}
