import { type ActivityEvent, ActivityId } from '@skills-center/contract/activities'
import type { UserId } from '@skills-center/contract/ids'
import { classAccessChannel } from '../platform/class-access.ts'
import type { Database } from '../platform/database.ts'
import { changedChannel, selectEventsAfter, selectNewEvents, selectWatchers } from './event-queries.ts'

/** Milliseconds between checks for new events that happen even without a notification. */
const pollMs = 5_000
/** A stream ends after this many milliseconds and the browser reopens it, which recovers from any error. */
const lifetime = 5 * 60_000

/** The watchers of one activity on this server instance. */
interface Audience {
  readonly watchers: Set<(event: ActivityEvent) => void>
  /** The number of the latest event passed on. */
  latest: number
}

/** A person watching an activity, and how to end the stream. */
interface Watcher {
  readonly userId: UserId
  readonly id: ActivityId
  readonly end: () => void
}

/** Passes new events on to the watchers. New events are read once, however many people watch. */
function createAudiences(database: Database) {
  const audiences = new Map<ActivityId, Audience>()
  /** Activities that changed since the current read began. */
  const changed = new Set<ActivityId>()
  let isLooking = false

  async function poll(): Promise<void> {
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
    // Changes from the same turn of the event loop are read together. Errors are ignored, because the next check
    // catches up.
    if (changed.size > 0) setImmediate(() => void poll().catch(() => undefined))
  }

  return {
    /** Call this when these activities may have new events. */
    notify,
    notifyAll: () => notify(audiences.keys()),
    /** Passes events after this number to `onEvent`, until `leave`. */
    join(id: ActivityId, after: number, onEvent: (event: ActivityEvent) => void) {
      const audience = audiences.get(id) ?? { watchers: new Set(), latest: after }
      audiences.set(id, audience)
      audience.watchers.add(onEvent)
      return {
        /** Lets the other watchers use these events too, if they directly follow what those have received. */
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

/** Ends the streams of people who may no longer watch. */
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
      // Errors are ignored, because the next check catches up.
      checking ??= check()
        .catch(() => undefined)
        .finally(() => {
          checking = undefined
        })
    },
    /** Resolves when the current check has ended. */
    settled: async (): Promise<void> => checking,
  }
}

/**
 * Event streams to the watchers on this server instance. Events are rows; a notification only says that there are new
 * ones, so a missed one costs seconds but loses nothing. New events are read once, however many people watch.
 */
export function createStreams({
  database,
  onLiveChanged,
}: {
  database: Database
  /** Called when an activity begins or ends, on any server instance. */
  onLiveChanged: () => void
}) {
  const audiences = createAudiences(database)
  const watchers = new Set<Watcher>()
  const access = createAccessCheck(database, watchers)
  let listening: { stop(): Promise<void> }[] = []
  let pollTimer: NodeJS.Timeout | undefined
  let isStopped = false

  /**
   * Yields the events after this number as they come, until `signal` aborts, the activity ends, the user loses access,
   * or the stream reaches its maximum age.
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
      // Events that arrive from now on are queued, so that none is lost between them and those already stored.
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
      pollTimer = setInterval(() => {
        audiences.notifyAll()
        access.soon()
      }, pollMs).unref()
    },
    /** Ends every stream; browsers reopen them here or on another instance. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(pollTimer)
      for (const { end } of watchers) end()
      await access.settled()
      for (const channel of listening) await channel.stop()
    },
  }
}
