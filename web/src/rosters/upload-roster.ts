import {
  type RosterSync,
  rosterPartBytes,
  startRosterSync,
  uploadRosterPart,
} from '@skills-center/contract/rosters'
import { call } from '../platform/api.ts'

function base64Of(bytes: Uint8Array): string {
  // In pieces, because a function takes only so many arguments.
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(pieces.join(''))
}

/** Uploads a file in parts. The server checks it after the last. */
export async function uploadRoster(file: File, onProgress: (percent: number) => void): Promise<RosterSync> {
  onProgress(0)
  let sync = await call(startRosterSync, { body: { fileName: file.name.slice(-120), bytes: file.size } })
  for (let part = 0; part * rosterPartBytes < file.size; part += 1) {
    const slice = file.slice(part * rosterPartBytes, (part + 1) * rosterPartBytes)
    const content = base64Of(new Uint8Array(await slice.arrayBuffer()))
    sync = await call(uploadRosterPart, { params: { id: sync.id, part }, body: { content } })
    onProgress(Math.min(100, Math.round((100 * (part + 1) * rosterPartBytes) / file.size)))
  }
  return sync
}
