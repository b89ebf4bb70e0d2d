import { runCommand } from './ops/cli/program.ts';
import { sourceRuntime } from './ops/source-runtime.ts';

runCommand(process.argv, process.env, sourceRuntime).then((exitCode) => {
  process.exitCode = exitCode;
});
