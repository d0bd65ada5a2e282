const { readFileSync } = require('node:fs');
const Runtime = require('jest-runtime').default;

/**
 * Jest loads every module anew for each test file. The library keeps no state at module level (a lint rule says so), so that its modules and
 * the packages under them are loaded once in each worker and stay warm. A file that replaces modules (`jest.mock`) loads its own.
 */
const shared = new Map();

/** Modules call the runtime that loaded them when they import something later; the one of the file that runs now answers. */
const running = { runtime: null };

const isShared = (path) => !path.includes('/test/') && !/\/node_modules\/(jest|@jest|expect)/.test(path);

module.exports = class SharingRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    this.shares = !/\bjest\.(mock|resetModules|isolateModules)\b/.test(readFileSync(this._testPath, 'utf8'));
    running.runtime = this;
    if (this.shares) for (const [path, module] of shared) this.registries.moduleRegistry.set(path, module);
  }

  requireModuleOrMock(from, name) {
    const { runtime } = running;
    return runtime === this ? super.requireModuleOrMock(from, name) : runtime.requireModuleOrMock(from, name);
  }

  teardown() {
    if (this.shares)
      for (const [path, module] of this.registries.moduleRegistry)
        if (module.loaded && isShared(path)) shared.set(path, module);
    super.teardown();
  }
};
