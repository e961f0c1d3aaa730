# The folder and the flags of optimized builds. Builds with the same folder and flags share the modules of the package.
optimized_flags=(-c release --scratch-path .build-release
  -Xswiftc -warnings-as-errors -Xswiftc -enable-testing -Xswiftc -cross-module-optimization)
