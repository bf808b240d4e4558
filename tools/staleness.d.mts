export interface LockedPackage {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

export function installStamp(lockfile: string, platform: string): string
export function isSameInstallation(wanted: Lockfile, installed: Lockfile): boolean
export function hashOf(root: string, paths: readonly string[], ignored?: readonly string[]): string
