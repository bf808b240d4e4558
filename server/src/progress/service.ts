import { type SkillId, type Subject, UserId } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import type { ProgressEntry, Stats, WeeklyActivityEntry } from '@skills-center/contract/progress'
import type { SkillState, StudentState } from '@skills-center/learner/state'
import { type Cache, createCache } from '../platform/cache.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { addDays, dayOf, validTimeZone, weekdayOf } from './calendar.ts'
import {
  type CreditEntry,
  currentStreak,
  type Held,
  type LockedRecord,
  lockRecords,
  type Opening,
  recordCredits,
  type RecordDeps,
  selectUsed,
  usedIn,
} from './record.ts'
import { createEffort } from './effort.ts'
import { emptyTally, type Tally } from './tally.ts'
import {
  changedChannel,
  notifyChanged,
  selectDayRows,
  selectDaysBetween,
  selectStudentTotals,
} from './queries.ts'

/** The learner model's state for one student. */
export interface Learner {
  student: StudentState
  states: ReadonlyMap<SkillId, SkillState>
  everMastered: ReadonlySet<SkillId>
}

export interface ProgressDeps extends RecordDeps {
  database: Database
  now: Now
  newId: NewId
  subjectOf: (skillId: SkillId) => Subject | undefined
  countEarned: (studentId: UserId) => Promise<number>
  learner: (studentId: UserId) => Promise<Learner>
  /** The student's present progress in each skill with answers. */
  progressBySkill: (learner: Learner) => Promise<Map<SkillId, SkillProgress>>
}

/** Everything about a student that polled calls return, cached between two answers. */
interface Snapshot {
  timeZone: string
  points: number
  streakDays: number
  lastDay: string | null
  dayOff: string | null
  /** The latest day on which problems were answered, and their number. */
  usedOn: string
  used: number
  earned: number
  learner: Learner
}

const unknown: SkillProgress = { mastery: null, certainty: null, mastered: false, isDue: false, answered: 0 }

/** Other instances learn of changes through the database. This limits the delay if that fails. */
const cacheSeconds = 60
const maxCached = 50_000

async function loadSnapshot(deps: ProgressDeps, studentId: UserId): Promise<Snapshot> {
  const { database } = deps
  const [totals, learner, earned] = await Promise.all([
    selectStudentTotals(database, studentId),
    deps.learner(studentId),
    deps.countEarned(studentId),
  ])
  const timeZone = validTimeZone(totals?.time_zone)
  const today = dayOf(deps.now(), timeZone)
  const [day] = await selectDayRows(database, [{ studentId, day: today }])
  return {
    timeZone,
    points: totals?.points ?? 0,
    streakDays: totals?.streak_days ?? 0,
    lastDay: totals?.last_day ?? null,
    dayOff: totals?.day_off ?? null,
    usedOn: today,
    used: usedIn(day),
    earned,
    learner,
  }
}

/** The last seven days in the student's time zone, earliest first. */
async function weeklyActivityOf(
  { database, now }: Pick<ProgressDeps, 'database' | 'now'>,
  studentId: UserId,
  timeZone: string,
): Promise<WeeklyActivityEntry[]> {
  const today = dayOf(now(), timeZone)
  const rows = await selectDaysBetween(database, studentId, addDays(today, -6), today)
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(today, index - 6)
    const row = rows.find((candidate) => candidate.day === date)
    return {
      date,
      day: weekdayOf(date),
      totalMinutes: Math.round((row?.active_ms ?? 0) / 60_000),
      answered: row?.answered ?? 0,
    }
  })
}

/** Returns a function that locks students' records, and then adds to them. */
function createRecording(deps: ProgressDeps, snapshots: Pick<Cache<UserId, Snapshot>, 'peek'>) {
  /** Adds tries to locked records. The `committed` function of each result updates the cache after the commit. */
  function record(
    tx: Queryable,
    records: readonly LockedRecord[],
    held: Held,
    entries: readonly CreditEntry[],
  ) {
    const { recorded, stored } = recordCredits(deps, tx, records, held, entries)
    const results = recorded.map(({ points, achievements, achievementsInAll, totals }, index) => ({
      points,
      achievements,
      async committed(learner: Learner): Promise<void> {
        const entry = entries[index]
        if (entry === undefined) return
        const days = await stored
        const used = usedIn(days.find((day) => day.student_id === entry.studentId && day.day === entry.date))
        await snapshots.peek(entry.studentId)?.then((snapshot) => {
          snapshot.timeZone = validTimeZone(totals.time_zone)
          snapshot.points = totals.points
          snapshot.streakDays = totals.streak_days
          snapshot.lastDay = totals.last_day
          snapshot.dayOff = totals.day_off
          snapshot.usedOn = entry.date
          snapshot.used = used
          snapshot.earned = achievementsInAll
          snapshot.learner = learner
        })
      },
    }))
    return { results, stored: stored.then(() => undefined) }
  }

  /** Locks the students' records until the transaction ends. */
  async function openRecords(tx: Queryable, openings: readonly Opening[]) {
    const records = await lockRecords(tx, openings)
    return {
      /** Reads what the students have used today, in the order of the openings, and what they have earned. */
      async read() {
        const ids = records.map(({ studentId }) => studentId)
        const [used, held] = await Promise.all([selectUsed(tx, records), deps.selectHeld(tx, ids)])
        return {
          days: records.map(({ studentId, date }, index) => ({
            studentId,
            date,
            usedToday: used[index] ?? 0,
          })),
          add: (entries: readonly CreditEntry[]) => record(tx, records, held, entries),
        }
      },
    }
  }

  return openRecords
}

export function createProgress(deps: ProgressDeps) {
  const { database } = deps
  const instance = deps.newId()
  let listening: { stop(): Promise<void> } | undefined

  const snapshots = createCache<UserId, Snapshot>({
    now: deps.now,
    seconds: cacheSeconds,
    max: maxCached,
    load: (studentId) => loadSnapshot(deps, studentId),
  })

  async function stats(studentId: UserId): Promise<Stats> {
    const snapshot = await snapshots.get(studentId)
    const levels = await deps.progressBySkill(snapshot.learner)
    const masteredIn = (subject: Subject) =>
      [...snapshot.learner.states].filter(([id, state]) => state.mastered && deps.subjectOf(id) === subject)
        .length
    const total = levels.values().reduce((sum, { mastery }) => sum + (mastery ?? 0), 0)
    const { streakDays, lastDay, dayOff, timeZone } = snapshot
    const kept = { streak_days: streakDays, last_day: lastDay, day_off: dayOff }
    return {
      mathSkills: masteredIn('math'),
      scienceSkills: masteredIn('science'),
      skillScore: levels.size === 0 ? 0 : Math.round(total / levels.size),
      streak: currentStreak(kept, dayOf(deps.now(), timeZone)),
      totalPoints: snapshot.points,
      completedAchievements: snapshot.earned,
    }
  }

  /** Problems begun today, in the student's time zone. */
  async function usedToday(studentId: UserId): Promise<number> {
    const snapshot = await snapshots.get(studentId)
    return dayOf(deps.now(), snapshot.timeZone) === snapshot.usedOn ? snapshot.used : 0
  }

  async function progressEntries(studentId: UserId): Promise<ProgressEntry[]> {
    const { learner } = await snapshots.get(studentId)
    const known = await deps.progressBySkill(learner)
    return [...learner.states].flatMap(([skillId, state]): ProgressEntry[] => {
      const { mastery, certainty, ...progress } = known.get(skillId) ?? unknown
      if (mastery === null || certainty === null) return []
      const lastPractisedAt = new Date(state.at * 1000).toISOString()
      return [{ skillId, masteryLevel: mastery, certainty, ...progress, lastPractisedAt }]
    })
  }

  const openRecords = createRecording(deps, snapshots)

  return {
    /** The calendar day of this time in the student's time zone. */
    dayOf: async (studentId: UserId, moment: Date): Promise<string> =>
      dayOf(moment, (await snapshots.get(studentId)).timeZone),
    stats,
    usedToday,
    progressEntries,
    weeklyActivity: async (studentId: UserId): Promise<WeeklyActivityEntry[]> =>
      weeklyActivityOf(deps, studentId, (await snapshots.get(studentId)).timeZone),
    ...createEffort({ database, now: deps.now }),
    openRecords,
    /** The counts that achievements use. */
    tally: async (studentId: UserId): Promise<Tally> => ({
      ...emptyTally,
      ...(await selectStudentTotals(database, studentId))?.tally,
    }),
    totals: async (studentId: UserId) => ({ points: (await snapshots.get(studentId)).points }),
    /** Drops a student from the cache. */
    forget: (studentId: UserId): void => snapshots.forget(studentId),
    /** Notifies the other server instances, when the transaction commits, that these students' figures have changed. */
    announce: (tx: Queryable, studentIds: readonly UserId[]) => notifyChanged(tx, instance, studentIds),
    /** Listens to the announcements of other instances. */
    async start(): Promise<void> {
      listening = await database.listen(
        changedChannel,
        (payload) => {
          const [sender, ...studentIds] = payload.split(' ')
          if (sender !== instance) for (const id of studentIds) snapshots.forget(UserId.parse(id))
        },
        // Clear everything, even our own entries: a commit may have succeeded although its reply never reached us.
        snapshots.clear,
      )
    },
    stop: async (): Promise<void> => listening?.stop(),
  }
}

export type ProgressFeature = ReturnType<typeof createProgress>
