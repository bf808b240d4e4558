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

/**
 * Together: the teacher sets the pace and everyone gets the same question. Own level: all students work at their own
 * pace.
 */
export const ActivityMode = z.enum(['together', 'own-level'])
export type ActivityMode = z.infer<typeof ActivityMode>

/** Maximum number of teacher-written questions in one activity. */
export const maxOwnQuestions = 20

/** Before the first question, while answers are accepted, after the answer is shown, and finished. */
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

/** One answer to a question, and how many students gave it. */
export const AnswerCount = z.object({
  /** An answer; a right or another answer that could not be read as text; or several rare answers. */
  kind: z.enum(['answer', 'right', 'another', 'rest']),
  /** Empty unless the kind is `answer`. */
  label: RichText,
  count: z.number().int(),
  isRight: z.boolean(),
})
export type AnswerCount = z.infer<typeof AnswerCount>

export const MisconceptionCount = z.object({
  id: z.string(),
  name: z.string(),
  explanation: z.string(),
  /** Students who showed this misconception. */
  count: z.number().int(),
})
export type MisconceptionCount = z.infer<typeof MisconceptionCount>

/** The distribution of answers, without names. */
export const AnswerSpread = z.object({
  answered: z.number().int(),
  right: z.number().int(),
  /** Empty if each student has different questions. */
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
  /** Number of the current question for the whole class; 0 before the first and in own-level mode. */
  round: z.number().int(),
  /** Number of the latest event included in this state. */
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
  /** Students in the class, and how many of them have joined. */
  enrolled: z.number().int(),
  joined: z.number().int(),
  level: Level.nullable(),
  /** Number of teacher-written questions, one per round; 0 if the skill generates them. */
  ownQuestions: z.number().int(),
  /** The current question for everyone; null in own-level mode and before the first question. */
  question: AnsweredItem.nullable(),
  /** For the current question; in own-level mode, for all questions. */
  spread: AnswerSpread,
  /** All rounds up to and including the current one. */
  rounds: z.array(
    z.object({
      round: z.number().int(),
      level: Level,
      answered: z.number().int(),
      right: z.number().int(),
      /** For looking back once the activity has ended; null before that, and if the skill has changed since. */
      review: z.object({ question: AnsweredItem, spread: AnswerSpread }).nullable(),
    }),
  ),
})
export type TeacherActivity = z.infer<typeof TeacherActivity>

export const StudentActivity = z.object({
  role: z.literal('student'),
  ...common,
  hasJoined: z.boolean(),
  /** The question to answer now; null if there is none. */
  question: Question.nullable(),
  /** The student’s own answer to the question for everyone, once it was accepted. */
  own: z
    .object({
      item: ShownItem,
      response: Response,
      /** Null until the teacher shows the answer, like the fields below. */
      isRight: z.boolean().nullable(),
      credited: z.boolean().nullable(),
      /** Why it earned no credit. */
      notCredited: NotCredited.nullable(),
      feedback: RichText.nullable(),
    })
    .nullable(),
  /** Present once the teacher shows it. */
  shown: AnsweredItem.nullable(),
  /** How many answers the student gave in this activity. */
  answered: z.number().int(),
  /** How many of those were right, among questions whose answer was shown. */
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

/** Cheap enough for everyone to poll: it runs no query while nothing changes. */
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
     * Published questions of that skill, written by the teacher or shared with them, asked in together mode in this
     * order. Empty if the skill generates the questions.
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
  /** Starts the next question after this round, at this level; in own-level mode, starts the activity. */
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
  /** Whether the answer counts. If it is in the wrong form or unreadable, the student may answer again. */
  isTaken: z.boolean(),
  /** Feedback for an answer that was not accepted. */
  message: RichText.nullable(),
  /** In own-level mode, the full verdict. Null if the teacher shows the answer to everyone. */
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

/** A notice that something happened. The new state must be fetched from the activity. */
export const ActivityEvent = z.object({
  /** Numbered from 1 in each activity without gaps, so that a stream can resume after the last event received. */
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

/** The live activity calls, for the list of all calls. */
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
