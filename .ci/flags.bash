# The folders and flags of builds. Builds with the same folder and flags share the modules of the package: the tests of the
# package and of the showcase, the adapters and an app that uses them, the list for GTK and the optimized tests. With
# cached manifests, a build could use the manifest of another package.
debug_flags=(--scratch-path .build --disable-build-manifest-caching)
adapter_flags=(--scratch-path .build-apple --disable-build-manifest-caching -Xswiftc -warnings-as-errors)
optimized_flags=(-c release --scratch-path .build-release --disable-build-manifest-caching -Xswiftc -warnings-as-errors)
checked_flags=(-c release --scratch-path .build-proofs --disable-build-manifest-caching
  -Xswiftc -warnings-as-errors -Xswiftc -enable-testing -Xswiftc -DDIFFABLE_INTERNAL_CHECKS)
