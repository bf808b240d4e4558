import type { AnswerReply, NextQuestionRequest } from '@skills-center/contract/practice'
import type { Outcome } from './answer-request.ts'
import type { PendingAnswer, Outbox } from './outbox.ts'

export type Delivered = Exclude<Outcome, { kind: 'undelivered' }>

/** A pending answer whose reply came after the student had moved on. */
export interface Arrived {
  readonly pending: PendingAnswer
  readonly outcome: Delivered
}

export interface QueueState {
  /** Answers without a reply, oldest first. */
  readonly waiting: readonly PendingAnswer[]
  /** Why the latest try failed; null if it succeeded, and before the first try. */
  readonly failure: 'no-reply' | 'fault' | 'signed-out' | null
  /** Answers of an earlier visit are being loaded or sent for the first time. */
  readonly isSettling: boolean
  readonly arrived: readonly Arrived[]
}

export type QueueEvent =
  | { type: 'sending'; attemptId: string }
  | { type: 'undelivered'; attemptId: string; reason: 'no-reply' | 'signed-out' }
  | { type: 'delivered'; pending: PendingAnswer; outcome: Delivered }
  /** The reply came in another tab. */
  | { type: 'elsewhere'; pending: PendingAnswer; outcome: Delivered }

/** A page that shows questions and listens to the queue. */
export interface QueueListener {
  /** Returns whether the page shows the outcome next to the answer. */
  onEvent: (event: QueueEvent) => boolean
  /** What to request as the next questions, along with this answer. */
  nextRequest: (attemptId: string) => NextQuestionRequest | undefined
  /** Whether the page can bring this question back for its second try. */
  canReopen: (pending: PendingAnswer) => boolean
  reopen: (pending: PendingAnswer, reply: AnswerReply) => void
}

export interface QueueDeps {
  send: (pending: PendingAnswer, nextRequest: NextQuestionRequest | undefined) => Promise<Outcome>
  retryDelay: (failures: number) => number
  /** Whether this device has unsent answers from an earlier visit, of any student. */
  hasUnsent: () => boolean
  /** Runs `work` after this many milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, work: () => void) => () => void
}

/**
 * Sends pending answers, oldest first, until none is left or sending fails. Returns why it stopped: null if all were
 * sent, `over` if the queue was opened for another student.
 */
async function sendInOrder({
  waiting,
  isOver,
  send,
  onDelivered,
}: {
  /** The answers that are pending now. */
  waiting: () => readonly PendingAnswer[]
  isOver: () => boolean
  send: (pending: PendingAnswer) => Promise<Outcome>
  onDelivered: (pending: PendingAnswer, outcome: Delivered) => void
}): Promise<QueueState['failure'] | 'over'> {
  const passedOver = new Set<string>()
  let failure: QueueState['failure'] = null
  for (;;) {
    const pending = waiting().find(({ attemptId }) => !passedOver.has(attemptId))
    if (pending === undefined) return failure
    const outcome = await send(pending)
    if (isOver()) return 'over'
    if (outcome.kind !== 'undelivered') {
      onDelivered(pending, outcome)
      continue
    }
    failure = outcome.reason
    // The server is up and replying, so an answer it cannot accept now must not block the others.
    if (failure === 'fault') passedOver.add(pending.attemptId)
    else return failure
  }
}

/** A set of subscribers; `add` returns how to unsubscribe. */
function subscribers<T>() {
  const all = new Set<T>()
  return {
    all,
    add(one: T): () => void {
      all.add(one)
      return () => all.delete(one)
    },
  }
}

/** The queue's observable state. */
function createState(hasUnsent: () => boolean) {
  const emptyState = (): QueueState => ({ waiting: [], failure: null, isSettling: hasUnsent(), arrived: [] })
  const { all: watchers, add: subscribe } = subscribers<() => void>()
  let state = emptyState()

  function change(changed: Partial<QueueState>): void {
    state = { ...state, ...changed }
    for (const watcher of watchers) watcher()
  }
  return {
    read: () => state,
    change,
    reset: (over: Partial<QueueState> = {}) => change({ ...emptyState(), ...over }),
    subscribe,
    isWaiting: (pending: PendingAnswer): boolean =>
      state.waiting.some(({ attemptId }) => attemptId === pending.attemptId),
    /** A second try is pending too; its result will count for the question. */
    isTriedAgain: ({ attemptId, place, question }: PendingAnswer): boolean =>
      place === 'pack' &&
      state.waiting.some((one) => one.attemptId !== attemptId && one.question.token === question.token),
  }
}

/** The pages that show questions now. */
function createPages() {
  const { all, add: listen } = subscribers<QueueListener>()
  const pageFor = (pending: PendingAnswer) => [...all].find(({ canReopen }) => canReopen(pending))
  return {
    listen,
    /** Returns whether a page showed the outcome. */
    emit: (event: QueueEvent): boolean => [...all].map(({ onEvent }) => onEvent(event)).includes(true),
    nextRequest: (attemptId: string) =>
      [...all].map((page) => page.nextRequest(attemptId)).find((one) => one),
    /** Whether this question's skill is on screen, so that the question can be tried again there. */
    canTryAgain: ({ pending }: Arrived): boolean => pageFor(pending) !== undefined,
    /** Brings a missed question back for its second try. */
    tryAgain({ pending, outcome }: Arrived): void {
      if (outcome.kind === 'answered') pageFor(pending)?.reopen(pending, outcome.reply)
    },
  }
}

/**
 * Sends one student's answers: each once, in the order they were given, with retries (the server counts an attempt
 * once). Until the server replies, answers are stored on the device.
 */
export function createAnswerQueue(deps: QueueDeps) {
  const queue = createState(deps.hasUnsent)
  let outbox: Outbox | null = null
  let failures = 0
  let draining: Promise<void> | null = null
  let cancelRetry: () => void = () => undefined
  const pages = createPages()
  const { all: deliveredListeners, add: onDelivered } =
    subscribers<(pending: PendingAnswer, outcome: Delivered) => void>()

  function deliver(pending: PendingAnswer, outcome: Delivered): void {
    if (!queue.isWaiting(pending)) return
    outbox?.delete(pending.attemptId)
    const isShown = pages.emit({ type: 'delivered', pending, outcome })
    // Placement does not show right or wrong, and a deferral is not an answer.
    const isSilent =
      pending.place === 'placement' || outcome.kind === 'deferred' || queue.isTriedAgain(pending)
    const isNews = !isShown && !isSilent
    queue.change({
      waiting: queue.read().waiting.filter(({ attemptId }) => attemptId !== pending.attemptId),
      arrived: isNews ? [...queue.read().arrived, { pending, outcome }] : queue.read().arrived,
    })
  }

  async function drain(): Promise<void> {
    cancelRetry()
    const from = outbox
    const failure = await sendInOrder({
      waiting: () => queue.read().waiting,
      // Another student may have signed in meanwhile, with a different outbox.
      isOver: () => outbox !== from,
      send(pending) {
        const { attemptId } = pending
        pages.emit({ type: 'sending', attemptId })
        return deps.send(pending, pages.nextRequest(attemptId))
      },
      onDelivered(pending, outcome) {
        failures = 0
        if (queue.isWaiting(pending)) for (const listener of deliveredListeners) listener(pending, outcome)
        deliver(pending, outcome)
      },
    })
    if (failure === 'over') return
    if (failure === null) return queue.change({ failure, isSettling: false })
    failures += 1
    for (const { attemptId } of queue.read().waiting) {
      pages.emit({ type: 'undelivered', attemptId, reason: failure === 'signed-out' ? failure : 'no-reply' })
    }
    queue.change({ failure, isSettling: false })
    if (failure !== 'signed-out') cancelRetry = deps.after(deps.retryDelay(failures), () => void sendNow())
  }

  /** Resolves when all are sent or sending has failed for now. */
  function sendNow(): Promise<void> {
    if (queue.read().waiting.length === 0) return Promise.resolve()
    draining ??= drain().finally(() => {
      draining = null
    })
    return draining
  }

  return {
    /** Starts with this student's unsent answers from earlier visits. */
    open(own: Outbox): void {
      outbox = own
      failures = 0
      const waiting = own.read()
      queue.reset({ waiting, isSettling: waiting.length > 0 })
      // A run for another student stops by itself first.
      void (draining ?? Promise.resolve()).then(sendNow)
    },
    /** Clears the memory. Pending answers stay on the device for their student. */
    close(): void {
      cancelRetry()
      outbox = null
      queue.reset()
    },
    /** Stores a new answer and sends it. */
    add(pending: PendingAnswer): void {
      const last = queue.read().waiting.at(-1)?.givenAt ?? 0
      const inOrder = { ...pending, givenAt: Math.max(pending.givenAt, last + 1) }
      outbox?.store(inOrder)
      queue.change({ waiting: [...queue.read().waiting, inOrder] })
      void sendNow()
    },
    sendNow,
    /** The server's reply came in another tab. */
    deliveredElsewhere(pending: PendingAnswer, outcome: Delivered): void {
      if (queue.isWaiting(pending)) deliver(pending, outcome)
      else pages.emit({ type: 'elsewhere', pending, outcome })
    },
    /** Deletes unsent answers. */
    wipe(): void {
      cancelRetry()
      outbox?.wipe()
      queue.reset()
    },
    /** Removes the arrived answers that the student has seen. */
    dismiss: (isSeen: (arrived: Arrived) => boolean) =>
      queue.change({ arrived: queue.read().arrived.filter((arrived) => !isSeen(arrived)) }),
    canTryAgain: pages.canTryAgain,
    tryAgain: pages.tryAgain,
    listen: pages.listen,
    /** Called with each outcome that arrives in this tab. */
    onDelivered,
    /** For useSyncExternalStore. */
    subscribe: queue.subscribe,
    read: queue.read,
  }
}
