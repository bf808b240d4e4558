import type { Level, SkillId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import type { Language } from '@skills-center/contract/language'
import type { ReportReason } from '@skills-center/contract/practice/question-reports'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { skillIn } from '@skills-center/curriculum/catalogue'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Database } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { type Authored, askedModel } from './asked-model.ts'

interface ReportRow {
  at: Date
  skillId: SkillId
  modelId: string
  level: Level
  seed: number
  revision: number
  language: Language
  reason: ReportReason
  note: string
  response: unknown
  /** Reports of this very question, and of this way of asking at any level. */
  ofQuestion: number
  ofModel: number
}

/** What a student reported, without who it was, and how the question and the answer are judged now. */
export interface ReportedQuestion extends Omit<ReportRow, 'response'> {
  /** Null where the question is no longer made as it was shown. */
  stem: string | null
  right: string | null
  /** Null where no answer came with the report. */
  answered: { text: string; verdict: string | null } | null
}

const select = statement(
  'practice.select-reported-questions',
  `select reported_at as at, skill_id as "skillId", model_id as "modelId", level, seed, revision, language, reason, note,
     response,
     count(*) over (partition by skill_id, model_id, level, seed)::int as "ofQuestion",
     count(*) over (partition by skill_id, model_id)::int as "ofModel"
   from question_reports where reported_at > $1 order by reported_at desc limit $2`,
)

/** Reads what students said is wrong with questions, for the people who fix them. */
export function createReportedQuestions({
  database,
  skill: skillOf,
  authored,
}: {
  database: Database
  skill: (id: SkillId) => Skill | undefined
  authored: Authored
}) {
  async function itemOf(row: ReportRow): Promise<Item | undefined> {
    const found = skillOf(row.skillId)
    const skill = found && skillIn(found, row.language)
    const model = skill && (await askedModel(authored, skill, row))
    if (skill === undefined || model === undefined) return undefined
    // What a teacher published never changes.
    const isChanged = authoredNameOf(row.modelId) === undefined && skill.revision !== row.revision
    return isChanged ? undefined : makeItem(skill, model, row.level, row.seed)
  }

  async function judged({ response, ...row }: ReportRow, item: Item | undefined) {
    const given = response === null ? undefined : Response.safeParse(response).data
    const verdict = item && given ? checkResponse(item, given).verdict : null
    const answered =
      response === null
        ? null
        : { text: given && 'text' in given ? given.text : JSON.stringify(response), verdict }
    const right = item === undefined ? null : rightAnswer(item)
    return { ...row, stem: item?.stem ?? null, right, answered }
  }

  /** The latest first, with how many reports there are of the same since then. */
  return async (since: Date, most: number): Promise<ReportedQuestion[]> => {
    const rows = await database.query<ReportRow>(select, [since, most])
    return Promise.all(rows.map(async (row) => judged(row, await itemOf(row))))
  }
}
