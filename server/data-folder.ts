/** Parts of DATA_DIR that describe the installation and not the college: in no backup, and left in place by a restore. */

/** Folder of the security log. */
export const SECURITY_LOG = 'security-log';
/** File with the result of the last regular backup. */
export const LAST_BACKUP = 'last-backup.json';

export const ofInstallation: readonly string[] = [SECURITY_LOG, LAST_BACKUP];
