// Questions to Objective-C's runtime about methods: apps exchange methods of the framework by them. No class here has any.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A method of Objective-C's; there are none here.
public typealias Method = OpaquePointer
/// What a method of Objective-C's runs.
public typealias IMP = OpaquePointer

/// The method by which a class answers to a selector; nil, since classes of Swift on Linux have none, and so nothing is exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The method by which a class itself answers to a selector; nil, since there are none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Adds a method to a class; false, since none can be added.
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
  false
}
/// Gives a class another method; nil, since there was none.
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Exchanges what two methods run.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// What a method runs.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// How a method's arguments are laid out; nil, as nobody knows.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Sets what a method runs.
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
/// The class another is derived from.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }
