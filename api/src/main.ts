import { runCommand } from './cli/program.ts';
import { sourceRuntime } from './source-runtime.ts';

runCommand(process.argv, process.env, sourceRuntime).then((exitCode) => {
  process.exitCode = exitCode;
});
