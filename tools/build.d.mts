export function ensureBuilt(): Promise<boolean>
export function ensureGalleryBuilt(): Promise<boolean>
