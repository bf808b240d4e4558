import { QuestionToken } from '@skills-center/contract/practice'
import { PracticePack } from '@skills-center/contract/practice/pack'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { z } from 'zod'
import { hidePacks, showPacks } from './pack-flag.ts'

/** A pack on this device. It does not name the student. */
export const StoredPack = z.object({
  /** The owner's key, as in outboxes: see `ownerOf`. */
  owner: z.string(),
  pack: PracticePack,
  /** Tokens of finished questions. */
  done: z.array(QuestionToken),
  /** Milliseconds since 1970. */
  takenAt: z.number(),
})
export type StoredPack = z.infer<typeof StoredPack>

/** More would put thousands of questions in the storage of a school’s device. */
export const maxPacks = 8

// The database name from the first release; it must not change.
const store = () => createStore('skills-center-along', 'packs')

const isOver = ({ pack }: StoredPack, now: number): boolean => Date.parse(pack.expiresAt) <= now

/** The packs that can be practiced, latest first. Deletes expired packs and packs in an older format. */
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

/** Stores a pack. Replaces an earlier pack of the same skill or of the plan. */
export async function storePack(stored: StoredPack): Promise<void> {
  const at = store()
  for (const earlier of await readPacks(stored.takenAt)) {
    if (isSameKind(earlier.pack, stored.pack)) await del(earlier.pack.id, at)
  }
  await set(stored.pack.id, stored, at)
  showPacks()
}

/** Marks a question as finished and deletes its answer key, which is no longer needed. */
export async function markQuestionDone(id: string, token: QuestionToken): Promise<void> {
  const at = store()
  const stored = StoredPack.safeParse(await get(id, at)).data
  if (stored === undefined) return
  const done = [...stored.done, token]
  const questions = stored.pack.questions.filter(({ question }) => question.token !== token)
  if (questions.length === 0) await del(id, at)
  else await set(id, { ...stored, done, pack: { ...stored.pack, questions } }, at)
}

export const removePack = (id: string): Promise<void> => del(id, store())

/** Deletes all packs from this device, except those of the given owner. */
export async function wipePacks(except: string | null): Promise<void> {
  if (except === null) {
    await clear(store())
    hidePacks()
    return
  }
  for (const { owner, pack } of await readPacks(Date.now())) if (owner !== except) await removePack(pack.id)
}
