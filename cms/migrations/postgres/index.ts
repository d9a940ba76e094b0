import * as migration_20261121_054537_initial from './20261121_054537_initial';

export const migrations = [
  {
    up: migration_20261121_054537_initial.up,
    down: migration_20261121_054537_initial.down,
    name: '20261121_054537_initial'
  },
];
