import { type ActivityEvent, ActivityId } from '@skills-center/contract/activities'
import type { Database } from '../platform/database.ts'
import { changedChannel, selectEventsAfter, selectLatest } from './event-queries.ts'

/** Milliseconds after which events are looked for even if nobody told of one. */
const lookEvery = 5_000
/** A stream ends after this many milliseconds and is opened anew, so that who left a class hears no more. */
const lifetime = 5 * 60_000

interface Watcher {
  wake: () => void
  /** Number of the latest event that is known to be there. */
  latest: number
}

/**
 * Streams of events to those who watch, on this copy of the server. Events are rows: a notification only says that
 * there are new ones, so that one which is missed costs seconds and loses nothing.
 */
export function createStreams({
  database,
  onLiveChanged,
}: {
  database: Database
  /** Told when an activity has begun or ended, on whichever copy of the server. */
  onLiveChanged: () => void
}) {
  const watchers = new Map<ActivityId, Set<Watcher>>()
  let listening: { stop(): Promise<void> } | undefined
  let looking: NodeJS.Timeout | undefined
  let isStopped = false

  function wake(id: ActivityId, latest: number) {
    for (const watcher of watchers.get(id) ?? []) {
      if (latest <= watcher.latest) continue
      watcher.latest = latest
      watcher.wake()
    }
  }

  async function look(ids: readonly ActivityId[]): Promise<void> {
    if (ids.length === 0) return
    for (const { id, number } of await selectLatest(database, ids)) wake(id, number)
  }

  /** Activities that were told of in the same turn are looked up together. */
  const told = new Set<ActivityId>()
  function tell(id: ActivityId) {
    if (!watchers.has(id)) return
    if (told.size === 0) {
      setImmediate(() => {
        const ids = [...told]
        told.clear()
        // What fails here is found by the next look.
        look(ids).catch(() => undefined)
      })
    }
    told.add(id)
  }

  /** Events after that number, as they come, until `signal` ends it, the activity ends or the stream is old. */
  async function* watch(
    id: ActivityId,
    after: number,
    signal: AbortSignal,
    hears: (event: ActivityEvent) => boolean,
  ): AsyncGenerator<ActivityEvent> {
    let release: () => void = () => undefined
    let isWoken = true
    const watcher: Watcher = {
      latest: after,
      wake() {
        isWoken = true
        release()
      },
    }
    const ofActivity = watchers.get(id) ?? new Set()
    watchers.set(id, ofActivity.add(watcher))
    let isOld = false
    const age = setTimeout(() => {
      isOld = true
      watcher.wake()
    }, lifetime)
    signal.addEventListener('abort', watcher.wake, { once: true })
    let heard = after
    try {
      while (!signal.aborted && !isStopped && !isOld) {
        isWoken = false
        for (const event of await selectEventsAfter(database, id, heard)) {
          heard = event.number
          watcher.latest = Math.max(watcher.latest, heard)
          if (hears(event)) yield event
          if (event.kind === 'ended') return
        }
        if (!isWoken)
          await new Promise<void>((resolve) => {
            release = resolve
          })
      }
    } finally {
      clearTimeout(age)
      ofActivity.delete(watcher)
      if (ofActivity.size === 0) watchers.delete(id)
    }
  }

  return {
    watch,
    async start(): Promise<void> {
      listening = await database.listen(changedChannel, (payload) => {
        const [text, kind] = payload.split(' ')
        const { data: id } = ActivityId.safeParse(text)
        if (id !== undefined) tell(id)
        if (kind === 'started' || kind === 'ended') onLiveChanged()
      })
      looking = setInterval(() => void look([...watchers.keys()]).catch(() => undefined), lookEvery).unref()
    },
    /** Ends every stream; browsers open them anew, elsewhere or here. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(looking)
      for (const set of watchers.values()) for (const watcher of set) watcher.wake()
      await listening?.stop()
    },
  }
}
