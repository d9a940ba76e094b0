import * as migration_20261121_054507_initial from './20261121_054507_initial';

export const migrations = [
  {
    up: migration_20261121_054507_initial.up,
    down: migration_20261121_054507_initial.down,
    name: '20261121_054507_initial'
  },
];
