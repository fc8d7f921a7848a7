// The part of the C runtime that Embedded Swift calls and the wasm32 toolchain does not ship.
// The functions have the names and meanings of the C library and of compiler-rt; nothing is declared
// here for Swift to call.
