import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  furthest,
  isPremiumState,
  planOf,
  type Reported,
  toSubscriptionState,
  step,
  type Subscription,
  type SubscriptionEvent,
} from './subscription-machine.ts'

const day = (days: number, hours = 0) => new Date(Date.UTC(2026, 2, 1 + days, hours))

const paid: Reported = {
  status: 'active',
  periodStart: day(0),
  periodEnd: day(31),
  endsAt: null,
  interval: 'month',
  seats: 1,
  customerId: 'cus_1',
}

describe('where a subscription stands', () => {
  it.each([
    ['a trial, to its end', { status: 'trialing', periodEnd: day(7) }, day(6), 'trial', day(7)],
    [
      'a trial whose end nobody has told of yet',
      { status: 'trialing', periodEnd: day(7) },
      day(8),
      'trial',
      day(7),
    ],
    ['a trial whose end was never told', { status: 'trialing', periodEnd: day(7) }, day(14), 'lapsed', null],
    ['a paid month', {}, day(30), 'active', null],
    ['a month whose renewal is told late', {}, day(33), 'active', null],
    ['a month whose renewal was never told', {}, day(38), 'lapsed', null],
    ['canceled, to the end of what is paid', { endsAt: day(31) }, day(30, 23), 'ending', day(31)],
    ['canceled, from then on', { endsAt: day(31) }, day(31), 'free', null],
    ['a canceled trial, to its end', { status: 'trialing', endsAt: day(7) }, day(6), 'ending', day(7)],
    ['a failed payment, for seven days', { status: 'past_due' }, day(6, 23), 'grace', day(7)],
    ['a failed payment, after seven days', { status: 'past_due' }, day(7), 'lapsed', null],
    ['unpaid', { status: 'unpaid' }, day(1), 'lapsed', null],
    ['paused', { status: 'paused' }, day(1), 'lapsed', null],
    ['not paid yet', { status: 'incomplete' }, day(0), 'pending', null],
    ['never paid', { status: 'incomplete_expired' }, day(1), 'free', null],
    ['ended', { status: 'canceled' }, day(1), 'free', null],
    ['a status of tomorrow', { status: 'hibernating' }, day(1), 'lapsed', null],
  ] as const)('%s', (_title, over, now, state, until) => {
    expect(toSubscriptionState({ ...paid, ...over }, now)).toMatchObject({ state, until })
  })
})

const statuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
  'a status of tomorrow',
] as const
/** Any subscription with any dates, including nonsensical ones. */
const anySaid = fc
  .record({
    status: fc.constantFrom(...statuses),
    start: fc.integer({ min: -400, max: 400 }),
    length: fc.integer({ min: 0, max: 366 }),
    ending: fc.option(fc.integer({ min: -400, max: 800 })),
  })
  .map(({ status, start, length, ending }): Reported => ({
    ...paid,
    status,
    periodStart: day(start),
    periodEnd: day(start + length),
    endsAt: ending === null ? null : day(ending),
  }))
const anyMoment = fc.integer({ min: -20_000, max: 40_000 }).map((hours) => day(0, hours))
const isPremiumAt = (reported: Reported, now: Date) =>
  isPremiumState(toSubscriptionState(reported, now).state)

describe('time alone', () => {
  it('never makes anybody premium, and takes premium away a week after what is paid for, at the latest', () => {
    fc.assert(
      fc.property(anySaid, anyMoment, anyMoment, (reported, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        if (isPremiumAt(reported, later)) expect(isPremiumAt(reported, earlier)).toBe(true)
        const last = Math.max(reported.periodEnd.getTime(), reported.endsAt?.getTime() ?? 0) + 7 * 86_400_000
        if (one.getTime() >= last) expect(isPremiumAt(reported, one)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('ends premium at the very moment that was told', () => {
    fc.assert(
      fc.property(anySaid, anyMoment, (reported, now) => {
        const { state, until } = toSubscriptionState(reported, now)
        if (until === null || !isPremiumState(state) || state === 'trial') return
        expect(isPremiumAt(reported, new Date(until.getTime() - 1))).toBe(true)
        expect(isPremiumAt(reported, until)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('and another thing that a plan rests on never take premium away', () => {
    const sources = fc.record({
      own: fc.array(anySaid, { maxLength: 3 }),
      seats: fc.array(anySaid, { maxLength: 2 }),
      grantedUntil: fc.option(anyMoment),
    })
    fc.assert(
      fc.property(sources, anySaid, anyMoment, (plan, more, now) => {
        const isPremium = isPremiumState(planOf(plan, now).state)
        const withMore = [
          { ...plan, own: [more, ...plan.own] },
          { ...plan, seats: [...plan.seats, more] },
        ].map((richer) => isPremiumState(planOf(richer, now).state))
        if (isPremium) expect(withMore).toEqual([true, true])
        else expect(withMore).toEqual([isPremiumAt(more, now), isPremiumAt(more, now)])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a plan', () => {
  const nobody = { own: [], seats: [], grantedUntil: null }

  it('is free where it rests on nothing', () => {
    expect(planOf(nobody, day(1)).state).toBe('free')
  })

  it('rests on the best of what there is', () => {
    const ended = { ...paid, status: 'canceled' }
    expect(planOf({ ...nobody, own: [ended, paid] }, day(1)).state).toBe('active')
    expect(planOf({ ...nobody, own: [ended], seats: [paid] }, day(1)).state).toBe('school')
    expect(planOf({ ...nobody, seats: [{ ...paid, status: 'past_due' }] }, day(6)).state).toBe('school')
    expect(planOf({ ...nobody, seats: [{ ...paid, status: 'past_due' }] }, day(8)).state).toBe('free')
    expect(planOf({ ...nobody, own: [{ ...paid, status: 'past_due' }], seats: [paid] }, day(9)).state).toBe(
      'school',
    )
  })

  it('is premium by a grant until the very moment it ends', () => {
    expect(planOf({ ...nobody, grantedUntil: day(2) }, day(1, 23))).toMatchObject({
      state: 'granted',
      until: day(2),
    })
    expect(planOf({ ...nobody, grantedUntil: day(2) }, day(2)).state).toBe('free')
  })
})

/** A second on the provider's clock. */
const second = (seconds: number) => new Date(day(0).getTime() + seconds * 1000)

const arbitrarySaid = fc
  .record({
    status: fc.constantFrom('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'),
    months: fc.integer({ min: 0, max: 3 }),
    isEnding: fc.boolean(),
    seats: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ status, months, isEnding, seats }): Reported => ({
    ...paid,
    status,
    seats,
    periodStart: day(31 * months),
    periodEnd: day(31 * (months + 1)),
    endsAt: isEnding ? day(31 * (months + 1)) : null,
  }))

/** The history of a subscription at the provider: its state from each second on. The last state may be final. */
const arbitraryLife = fc
  .record({
    lived: fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), arbitrarySaid), {
      minLength: 1,
      maxLength: 10,
    }),
    isCanceled: fc.boolean(),
  })
  .map(({ lived, isCanceled }) => {
    const states = lived
      .toSorted(([one], [other]) => one - other)
      .map(([seconds, reported]) => ({ at: second(seconds), reported }))
    const last = states.at(-1)
    if (isCanceled && last !== undefined)
      states.push({ at: second(13), reported: { ...last.reported, status: 'canceled' } })
    return states
  })

type Life = readonly { at: Date; reported: Reported }[]

/** Handles an event as the service does; when in doubt, asks the provider, which returns the present state. */
function take(
  known: Subscription | undefined,
  event: SubscriptionEvent,
  now: Reported,
): Subscription | undefined {
  const first = step(known, event)
  const decided = first.kind === 'ask' ? step(known, { kind: 'asked', at: event.at, reported: now }) : first
  return decided.kind === 'store' ? decided.subscription : known
}

const reported = (state: Life[number]): SubscriptionEvent => ({ kind: 'reported', ...state })

describe('events about a subscription', () => {
  it('leave the truth behind, in whatever order and however often they come', () => {
    fc.assert(
      fc.property(
        arbitraryLife,
        fc.array(fc.nat({ max: 1_000_000 }), { minLength: 40, maxLength: 40 }),
        fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 4 }),
        (life, order, touches) => {
          const truth = life.at(-1)?.reported ?? paid
          const once = [
            ...life.map(reported),
            ...touches.map((seconds): SubscriptionEvent => ({ kind: 'touched', at: second(seconds) })),
          ]
          // Every event at least once, some twice, shuffled.
          const delivered = [
            ...once,
            ...order
              .slice(0, 8)
              .map((pick) => once[pick % once.length] ?? reported({ at: second(0), reported: truth })),
          ]
            .map((event, index) => ({ event, rank: order[index % order.length] ?? 0 }))
            .toSorted((one, other) => one.rank - other.rank)
            .map(({ event }) => event)
          let known: Subscription | undefined
          for (const event of delivered) known = take(known, event, truth)
          expect(known).toMatchObject({ ...truth })
        },
      ),
      { numRuns: 400 },
    )
  })

  it('change nothing when they come a second time', () => {
    fc.assert(
      fc.property(arbitraryLife, (life) => {
        let known: Subscription | undefined
        let now: Reported = paid
        for (const state of life) {
          now = state.reported
          known = take(known, reported(state), now)
        }
        const before = known
        for (const state of life) known = take(known, reported(state), now)
        expect(known).toEqual(before)
      }),
    )
  })

  it('older than what is known are not even asked about', () => {
    const known = { ...paid, asOf: second(10) }
    const older: Reported = { ...paid, status: 'past_due' }
    expect(step(known, { kind: 'reported', at: second(9), reported: older })).toEqual({ kind: 'keep' })
    expect(step(known, { kind: 'touched', at: second(9) })).toEqual({ kind: 'keep' })
  })

  it('of the same second that differ are settled by asking', () => {
    const known = { ...paid, asOf: second(10) }
    expect(
      step(known, { kind: 'reported', at: second(10), reported: { ...paid, status: 'past_due' } }),
    ).toEqual({
      kind: 'ask',
    })
    expect(step(known, { kind: 'reported', at: second(10), reported: paid })).toEqual({ kind: 'keep' })
  })

  it('bring nothing back to life that has ended', () => {
    const ended = { ...paid, status: 'canceled', asOf: second(10) }
    for (const kind of ['reported', 'asked'] as const)
      expect(step(ended, { kind, at: second(99), reported: paid })).toEqual({ kind: 'keep' })
    expect(step(ended, { kind: 'touched', at: second(99) })).toEqual({ kind: 'keep' })
  })
})

describe('a checkout', () => {
  const progress = fc.constantFrom('open', 'expired', 'processing', 'failed', 'paid' as const)

  it('ends the same in whatever order its events come', () => {
    fc.assert(
      fc.property(
        fc.array(progress, { maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
        (content, keys) => {
          const shuffled = content
            .map((one, index) => ({ one, key: keys[index] ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ one }) => one)
          const after = (all: typeof content) => all.reduce<(typeof content)[number]>(furthest, 'open')
          expect(after(shuffled)).toBe(after(content))
          expect(after([...content, ...content])).toBe(after(content))
        },
      ),
    )
  })

  it('that was paid stays paid', () => {
    for (const outcome of ['open', 'expired', 'processing', 'failed'] as const)
      expect(furthest('paid', outcome)).toBe('paid')
  })
})
