import { QuestionToken } from '@skills-center/contract/practice'
import { PracticePack } from '@skills-center/contract/practice/pack'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { z } from 'zod'
import { hidePacks, showPacks } from './pack-flag.ts'

/** A pack on this device. It names nobody. */
export const StoredPack = z.object({
  /** Of whom it is, as outboxes are kept apart: see `ownerOf`. */
  owner: z.string(),
  pack: PracticePack,
  /** Questions that are closed, by their tokens. */
  done: z.array(QuestionToken),
  /** Milliseconds since 1970. */
  takenAt: z.number(),
})
export type StoredPack = z.infer<typeof StoredPack>

/** More would be many thousands of questions in the storage of a school’s device. */
export const maxPacks = 8

// The name under which browsers have had their packs from the beginning.
const store = () => createStore('skills-center-along', 'packs')

const isOver = ({ pack }: StoredPack, now: number): boolean => Date.parse(pack.expiresAt) <= now

/** What can be practiced here, the latest first. What is over, or was written by an earlier form of this, is deleted. */
export async function readPacks(now: number): Promise<StoredPack[]> {
  const at = store()
  const stored: StoredPack[] = []
  for (const [key, value] of await entries(at)) {
    const read = StoredPack.safeParse(value).data
    if (read === undefined || isOver(read, now)) await del(key, at)
    else stored.push(read)
  }
  if (stored.length === 0) hidePacks()
  return stored.toSorted((one, other) => other.takenAt - one.takenAt)
}

const isSameKind = (one: PracticePack, other: PracticePack): boolean =>
  one.kind === other.kind && (one.kind === 'plan' || one.skills[0]?.id === other.skills[0]?.id)

/** Keeps a pack; an earlier one of the same skill, or of the plan, makes way for it. */
export async function storePack(stored: StoredPack): Promise<void> {
  const at = store()
  for (const earlier of await readPacks(stored.takenAt)) {
    if (isSameKind(earlier.pack, stored.pack)) await del(earlier.pack.id, at)
  }
  await set(stored.pack.id, stored, at)
  showPacks()
}

/** Notes that a question is closed: its key is not needed any more. */
export async function noteDone(id: string, token: QuestionToken): Promise<void> {
  const at = store()
  const stored = StoredPack.safeParse(await get(id, at)).data
  if (stored === undefined) return
  const done = [...stored.done, token]
  const questions = stored.pack.questions.filter(({ question }) => question.token !== token)
  if (questions.length === 0) await del(id, at)
  else await set(id, { ...stored, done, pack: { ...stored.pack, questions } }, at)
}

export const removePack = (id: string): Promise<void> => del(id, store())

/** Takes everything off this device, but for what this student downloaded. */
export async function wipePacks(except: string | null): Promise<void> {
  if (except === null) {
    await clear(store())
    hidePacks()
    return
  }
  for (const { owner, pack } of await readPacks(Date.now())) if (owner !== except) await removePack(pack.id)
}
