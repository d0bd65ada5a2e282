const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { compileFunction } = vm;

/**
 * Jest compiles each module as a function, anew for each test file. V8 remembers what it compiled of scripts, but not of functions: as
 * scripts, what each test file loads for itself (Jest's own modules, helpers) is compiled once in each worker.
 */
vm.compileFunction = (code, parameters, options) => {
  const { parsingContext, ...ofScript } = options;
  if (parsingContext === undefined) return compileFunction(code, parameters, options);
  return new vm.Script(`(function (${parameters.join(', ')}) {${code}\n})`, ofScript).runInContext(parsingContext);
};

/** Modules that test files share (runtime.cjs) need globals that they share; each file finds them as the first did. */
const shared = { environment: null };

class SharedEnvironment extends TestEnvironment {
  constructor(...given) {
    if (shared.environment) return shared.environment;
    super(...given);
    shared.environment = this;
    this.names = new Set(Reflect.ownKeys(this.global));
    this.variables = { ...this.global.process.env };
    this.exit = this.global.process.exit;
  }

  async teardown() {
    const { global } = this;
    this.fakeTimersModern.useRealTimers();
    for (const name of Reflect.ownKeys(global)) if (!this.names.has(name)) delete global[name];
    const { env } = global.process;
    for (const name of Object.keys(env)) if (!(name in this.variables)) delete env[name];
    Object.assign(env, this.variables);
    global.process.exit = this.exit;
  }
}

module.exports = SharedEnvironment;
