import { ignoreClosedPipe } from './ops/cli/closed-pipe.ts';
import { runCommand } from './ops/cli/program.ts';
import { sourceRuntime } from './ops/source-runtime.ts';

ignoreClosedPipe();
runCommand(process.argv, process.env, sourceRuntime).then((exitCode) => {
  process.exitCode = exitCode;
});
