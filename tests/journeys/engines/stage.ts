import { it as base } from '../fixtures.ts';
import { Network } from '../network.ts';
import type { Program } from '../world.ts';
import type { Engine, EnginePhone } from './engine.ts';
import type { EngineWindow } from './window.ts';

/** A phone of an engine that has never been here, on a connection of its own to the shared program. */
export interface EngineStage {
  engine: Engine;
  program: Program;
  network: Network;
  phone: EnginePhone;
  /** Its first window. */
  window: EngineWindow;
}

/** `it` with a stage in an engine; the browser is one for a file. */
export function onEngine(launch: () => Promise<Engine>) {
  return base
    .extend('engine', { scope: 'file' }, async ({ program: _ }, { onCleanup }) => {
      const engine = await launch();
      onCleanup(() => engine.close());
      return engine;
    })
    .extend('stage', async ({ engine, program }, { onCleanup }): Promise<EngineStage> => {
      const network = await Network.to(program.address);
      const phone = await engine.phone();
      onCleanup(async () => {
        await phone.close();
        await network.close();
      });
      return { engine, program, network, phone, window: (await phone.open()).at(network.address) };
    });
}
