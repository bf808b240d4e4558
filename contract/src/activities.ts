import { z } from 'zod'
import { ClassroomId } from './classrooms.ts'
import { endpoint } from './endpoint.ts'
import { Level, SkillId } from './ids.ts'
import { Response } from './interaction.ts'
import { ShownItem } from './item.ts'
import { AnswerBody, AnswerReply, NotCredited, Question } from './practice.ts'
import { RichText } from './rich-text.ts'
import { SkillSummary } from './skills.ts'

export const ActivityId = z.uuid().brand<'ActivityId'>()
export type ActivityId = z.infer<typeof ActivityId>

/** Together: the teacher sets the pace and all have the same question. Own level: all go at their own. */
export const ActivityMode = z.enum(['together', 'own-level'])
export type ActivityMode = z.infer<typeof ActivityMode>

/** Questions written by teachers that one activity asks. */
export const maxOwnQuestions = 20

/** Before the first question, while answers are taken, once the answer is shown, and over. */
export const ActivityPhase = z.enum(['waiting', 'open', 'revealed', 'ended'])
export type ActivityPhase = z.infer<typeof ActivityPhase>

export const Activity = z.object({
  id: ActivityId,
  classroomId: ClassroomId,
  title: z.string(),
  createdAt: z.iso.datetime(),
  isLive: z.boolean(),
})
export type Activity = z.infer<typeof Activity>

/** One way in which a question was answered, and by how many. */
export const AnswerCount = z.object({
  label: RichText,
  count: z.number().int(),
  isRight: z.boolean(),
})
export type AnswerCount = z.infer<typeof AnswerCount>

export const MisconceptionCount = z.object({
  id: z.string(),
  name: z.string(),
  explanation: z.string(),
  /** Students who have shown it. */
  count: z.number().int(),
})
export type MisconceptionCount = z.infer<typeof MisconceptionCount>

/** How answers came out, without names. */
export const AnswerSpread = z.object({
  answered: z.number().int(),
  right: z.number().int(),
  /** Empty where each student has questions of their own. */
  answers: z.array(AnswerCount),
  /** Most frequent first. */
  misconceptions: z.array(MisconceptionCount),
})
export type AnswerSpread = z.infer<typeof AnswerSpread>

const common = {
  id: ActivityId,
  classroomId: ClassroomId,
  className: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  skill: SkillSummary.nullable(),
  mode: ActivityMode,
  phase: ActivityPhase,
  isPaused: z.boolean(),
  /** Counts the questions asked to all; 0 before the first and at one’s own level. */
  round: z.number().int(),
  /** Number of the latest event that this state holds. */
  number: z.number().int(),
}

/** A question with its answer. */
const AnsweredItem = z.object({
  item: ShownItem,
  rightAnswer: RichText,
  rightResponse: Response,
  solution: z.array(RichText),
})

export const TeacherActivity = z.object({
  role: z.literal('teacher'),
  ...common,
  /** Students of the class, and those of them who have come in. */
  enrolled: z.number().int(),
  joined: z.number().int(),
  level: Level.nullable(),
  /** Questions written by teachers that it asks, one each round; 0 where the skill makes them. */
  ownQuestions: z.number().int(),
  /** The question that all have; null at one’s own level and before the first. */
  question: AnsweredItem.nullable(),
  /** Of the present question; at one’s own level of all. */
  spread: AnswerSpread,
  /** Earlier questions and the present one. */
  rounds: z.array(
    z.object({
      round: z.number().int(),
      level: Level,
      answered: z.number().int(),
      right: z.number().int(),
      /** Once the activity is over, to look back at; null before, and where the skill has changed since. */
      review: z.object({ question: AnsweredItem, spread: AnswerSpread }).nullable(),
    }),
  ),
})
export type TeacherActivity = z.infer<typeof TeacherActivity>

export const StudentActivity = z.object({
  role: z.literal('student'),
  ...common,
  hasJoined: z.boolean(),
  /** To be answered now; null while there is none. */
  question: Question.nullable(),
  /** The student’s own answer to the question that all have, once it was taken. */
  own: z
    .object({
      item: ShownItem,
      response: Response,
      /** Null, as all that follows, until the teacher shows the answer. */
      isRight: z.boolean().nullable(),
      credited: z.boolean().nullable(),
      /** Why it was not credited. */
      notCredited: NotCredited.nullable(),
      feedback: RichText.nullable(),
    })
    .nullable(),
  /** Once the teacher shows it. */
  shown: AnsweredItem.nullable(),
  /** The student’s own answers in this activity. */
  answered: z.number().int(),
  /** How many of those were right, of the questions whose answer was shown. */
  right: z.number().int(),
})
export type StudentActivity = z.infer<typeof StudentActivity>

export const ActivityState = z.discriminatedUnion('role', [TeacherActivity, StudentActivity])
export type ActivityState = z.infer<typeof ActivityState>

const ById = z.object({ id: ActivityId })

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  isFixed: true,
  access: 'signed-in',
  scope: 'classes:read',
  summary: 'Activities of the caller’s classrooms, newest first',
  reply: z.array(Activity),
})

/** Cheap enough to be polled by everyone: no query as long as nothing changes. */
export const listLiveActivities = endpoint({
  method: 'GET',
  path: '/api/activities/live',
  access: 'student',
  summary: 'Activities of the student’s classrooms that are live now',
  reply: z.array(Activity),
})

export const startActivity = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/activities',
  access: 'teacher',
  summary: 'Start a live activity with a class, by one who teaches it',
  params: z.object({ id: ClassroomId }),
  body: z.object({
    skillId: SkillId,
    mode: ActivityMode.default('together'),
    /**
     * Published questions of that skill which the teacher wrote or which are shared with them, asked together in this
     * order; none for questions that the skill makes.
     */
    questionIds: z.array(z.uuid()).max(maxOwnQuestions).default([]),
  }),
  reply: Activity,
  creates: '/api/activities/{id}',
})

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activities/{id}',
  access: 'signed-in',
  summary: 'A live activity as it stands, for teachers and students of its class',
  params: ById,
  reply: ActivityState,
})

export const joinActivity = endpoint({
  method: 'POST',
  path: '/api/activities/{id}/join',
  access: 'student',
  summary: 'Come into a live activity of one’s class',
  params: ById,
  reply: StudentActivity,
})

export const ActivityStep = z.discriminatedUnion('step', [
  /** The next question after this round, at this level; at one’s own level: begin. */
  z.object({ step: z.literal('ask'), after: z.number().int().min(0).max(1000), level: Level.optional() }),
  /** Closes this round and shows its answer. */
  z.object({ step: z.literal('reveal'), round: z.number().int().min(1).max(1000) }),
  z.object({ step: z.literal('pause') }),
  z.object({ step: z.literal('resume') }),
  z.object({ step: z.literal('end') }),
])
export type ActivityStep = z.infer<typeof ActivityStep>

export const steerActivity = endpoint({
  method: 'POST',
  path: '/api/activities/{id}/steps',
  access: 'teacher',
  summary: 'Ask, reveal, pause, resume or end, by a teacher of the class; a step done already stays done',
  params: ById,
  body: ActivityStep,
  reply: TeacherActivity,
})

export const ActivityAnswerReply = z.object({
  /** Whether the answer counts. One in another form, or that cannot be read, can be given again. */
  isTaken: z.boolean(),
  /** What to say to one that was not taken. */
  message: RichText.nullable(),
  /** At one’s own level: the whole verdict. Null where the teacher shows the answer to all. */
  judged: AnswerReply.nullable(),
})
export type ActivityAnswerReply = z.infer<typeof ActivityAnswerReply>

export const answerActivity = endpoint({
  method: 'POST',
  path: '/api/activities/{id}/answers',
  access: 'student',
  summary: 'Answer a question of a live activity; counts once, and not against the daily limit',
  params: ById,
  body: AnswerBody,
  reply: ActivityAnswerReply,
})

/** Says that something has happened; what it is now is in the activity’s state. */
export const ActivityEvent = z.object({
  /** Runs from 1 in each activity, without a gap: a stream goes on after the last one that was heard. */
  number: z.number().int(),
  kind: z.enum(['started', 'joined', 'asked', 'answered', 'revealed', 'paused', 'resumed', 'ended']),
  round: z.number().int(),
})
export type ActivityEvent = z.infer<typeof ActivityEvent>

export const watchActivity = endpoint({
  method: 'GET',
  path: '/api/activities/{id}/events',
  access: 'signed-in',
  summary:
    'What happens in a live activity, as server-sent events, for teachers and students of its class; goes on after Last-Event-ID',
  params: ById,
  reply: ActivityEvent,
  isStream: true,
})

/** The calls of live activities, for the list of all calls. */
export const activityEndpoints = {
  listActivities,
  listLiveActivities,
  startActivity,
  getActivity,
  joinActivity,
  steerActivity,
  answerActivity,
  watchActivity,
}
