# The folder and the flags of optimized builds. Builds with the same folder and flags share the modules of the package.
# With cached manifests, one build could use the manifest of the other.
optimized_flags=(-c release --scratch-path .build-release --disable-build-manifest-caching
  -Xswiftc -warnings-as-errors -Xswiftc -enable-testing -Xswiftc -cross-module-optimization)
