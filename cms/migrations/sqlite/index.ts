import * as migration_20261121_054507_initial from './20261121_054507_initial';
import * as migration_20261121_081117_wip from './20261121_081117_wip';

export const migrations = [
  {
    up: migration_20261121_054507_initial.up,
    down: migration_20261121_054507_initial.down,
    name: '20261121_054507_initial',
  },
  {
    up: migration_20261121_081117_wip.up,
    down: migration_20261121_081117_wip.down,
    name: '20261121_081117_wip'
  },
];
