import { type ActivityEvent, ActivityId } from '@skills-center/contract/activities'
import type { UserId } from '@skills-center/contract/ids'
import { classAccessChannel } from '../platform/class-access.ts'
import type { Database } from '../platform/database.ts'
import { changedChannel, selectEventsAfter, selectNewEvents, selectWatchers } from './event-queries.ts'

/** Milliseconds after which events are looked for even if no news of one came. */
const lookEvery = 5_000
/** A stream ends after this many milliseconds and is opened again, whatever else might have gone wrong. */
const lifetime = 5 * 60_000

/** Those who watch one activity on this copy of the server. */
interface Audience {
  readonly watchers: Set<(event: ActivityEvent) => void>
  /** Number of the latest event that was handed on. */
  latest: number
}

/** Somebody who watches an activity, and how to end that. */
interface Watcher {
  readonly userId: UserId
  readonly id: ActivityId
  readonly end: () => void
}

/** Hands new events on to those who watch. However many watch, new events are read once. */
function createAudiences(database: Database) {
  const audiences = new Map<ActivityId, Audience>()
  /** Activities with news since the look that is in progress. */
  const changed = new Set<ActivityId>()
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      while (changed.size > 0) {
        const asked = [...changed].flatMap((id) => {
          const audience = audiences.get(id)
          return audience === undefined ? [] : [{ id, after: audience.latest }]
        })
        changed.clear()
        if (asked.length > 0)
          for (const { id, ...event } of await selectNewEvents(database, asked)) forward(id, event)
      }
    } finally {
      isLooking = false
    }
  }

  function forward(id: ActivityId, event: ActivityEvent): void {
    const audience = audiences.get(id)
    if (audience === undefined || event.number <= audience.latest) return
    audience.latest = event.number
    for (const onEvent of audience.watchers) onEvent(event)
  }

  function notify(ids: Iterable<ActivityId>): void {
    for (const id of ids) if (audiences.has(id)) changed.add(id)
    // What comes in one turn is looked up together; what fails here is found by the next look.
    if (changed.size > 0) setImmediate(() => void look().catch(() => undefined))
  }

  return {
    /** There may be news of these activities. */
    notify,
    notifyAll: () => notify(audiences.keys()),
    /** Hands events after that number on to `onEvent`, until `leave`. */
    join(id: ActivityId, after: number, onEvent: (event: ActivityEvent) => void) {
      const audience = audiences.get(id) ?? { watchers: new Set(), latest: after }
      audiences.set(id, audience)
      audience.watchers.add(onEvent)
      return {
        /** Those who watch already need not read again what follows on what they have received. */
        share(events: readonly ActivityEvent[]): void {
          for (const event of events) if (event.number === audience.latest + 1) forward(id, event)
        },
        leave(): void {
          audience.watchers.delete(onEvent)
          if (audience.watchers.size === 0 && audiences.get(id) === audience) audiences.delete(id)
        },
      }
    },
  }
}

/** Ends the streams of those who may no longer watch. */
function createAccessCheck(database: Database, watchers: ReadonlySet<Watcher>) {
  let checking: Promise<void> | undefined
  let isDue = false

  async function check(): Promise<void> {
    while (isDue) {
      isDue = false
      const asked = [...watchers]
      const allowed = await selectWatchers(database, asked)
      for (const watcher of asked) if (!allowed.has(watcher)) watcher.end()
    }
  }

  return {
    soon(): void {
      if (watchers.size === 0) return
      isDue = true
      // What fails here is found by the next look.
      checking ??= check()
        .catch(() => undefined)
        .finally(() => {
          checking = undefined
        })
    },
    /** Resolves when the check that is in progress is over. */
    settled: async (): Promise<void> => checking,
  }
}

/**
 * Streams of events to those who watch, on this copy of the server. Events are rows: a notification only says that
 * there are new ones, so that one which is missed costs seconds and loses nothing. However many watch, new events are
 * read once.
 */
export function createStreams({
  database,
  onLiveChanged,
}: {
  database: Database
  /** Told when an activity has begun or ended, on whichever copy of the server. */
  onLiveChanged: () => void
}) {
  const audiences = createAudiences(database)
  const watchers = new Set<Watcher>()
  const access = createAccessCheck(database, watchers)
  let listening: { stop(): Promise<void> }[] = []
  let looking: NodeJS.Timeout | undefined
  let isStopped = false

  /**
   * Events after that number, as they come, until `signal` ends it, the activity or the right to it ends, or the stream
   * is old.
   */
  async function* watch(
    { userId, id, after, signal }: { userId: UserId; id: ActivityId; after: number; signal: AbortSignal },
    hears: (event: ActivityEvent) => boolean,
  ): AsyncGenerator<ActivityEvent> {
    const waiting: ActivityEvent[] = []
    let isOver = isStopped || signal.aborted
    let wake = () => {}
    const onEvent = (event: ActivityEvent) => {
      waiting.push(event)
      wake()
    }
    const end = () => {
      isOver = true
      wake()
    }
    const age = setTimeout(end, lifetime)
    signal.addEventListener('abort', end, { once: true })
    const watcher = { userId, id, end }
    watchers.add(watcher)
    const audience = audiences.join(id, after, onEvent)
    let received = after
    try {
      // What is handed on from here on waits, so that nothing falls between it and what was there before.
      const before = await selectEventsAfter(database, id, after)
      waiting.unshift(...before)
      audience.share(before)
      while (!isOver || waiting.length > 0) {
        for (const event of waiting.splice(0)) {
          if (event.number <= received) continue
          received = event.number
          if (hears(event)) yield event
          if (event.kind === 'ended') return
        }
        if (isOver) return
        if (waiting.length === 0)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      clearTimeout(age)
      watchers.delete(watcher)
      audience.leave()
    }
  }

  return {
    watch,
    async start(): Promise<void> {
      const onPayload = (payload: string) => {
        const [text, kind] = payload.split(' ')
        const { data: id } = ActivityId.safeParse(text)
        if (id !== undefined) audiences.notify([id])
        if (kind === 'started' || kind === 'ended') onLiveChanged()
      }
      listening = [
        await database.listen(changedChannel, onPayload, () => {
          audiences.notifyAll()
          onLiveChanged()
        }),
        await database.listen(classAccessChannel, access.soon, access.soon),
      ]
      looking = setInterval(() => {
        audiences.notifyAll()
        access.soon()
      }, lookEvery).unref()
    },
    /** Ends every stream; browsers reopen them, elsewhere or here. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(looking)
      for (const { end } of watchers) end()
      await access.settled()
      for (const channel of listening) await channel.stop()
    },
  }
}
