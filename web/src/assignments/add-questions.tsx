import { type GradeLevel, Level, SkillId } from '@skills-center/contract/ids'
import { listQuestions } from '@skills-center/contract/questions'
import { listShared } from '@skills-center/contract/questions/library'
import { listSkills } from '@skills-center/contract/skills'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import { commonLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { LoadError } from '../ui/load-error.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { levelNames } from './level-names.ts'
import { formatQuestions } from './format-assignment.ts'

/** What to add to a set. */
export type QuestionRequest =
  | {
      readonly kind: 'generated'
      readonly skillId: SkillId
      readonly level: Level | null
      readonly count: number
    }
  | { readonly kind: 'own'; readonly questionId: string }

interface AddQuestionsProps {
  readonly gradeLevel: GradeLevel
  /** The number of questions that the set can still take. */
  readonly room: number
  readonly isBusy: boolean
  readonly onAdd: (wish: QuestionRequest) => void
}

const levels = [1, 2, 3] as const
const maxAtOnce = 5

const sources = { generated: SkillQuestions, own: OwnQuestions, shared: SharedQuestions } as const

/** Adds generated questions of a skill, or a question that the teacher or a colleague wrote. */
export function AddQuestions(props: AddQuestionsProps) {
  const [from, setFrom] = useState<keyof typeof sources>('generated')
  const Source = sources[from]
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-sunken p-4 sm:p-5">
      <SegmentedControl
        label={t('assignments/add-questions')}
        value={from}
        options={[
          { value: 'generated', label: t('assignments/from-the-skills') },
          { value: 'own', label: t('assignments/your-own') },
          { value: 'shared', label: t('assignments/shared-with-you') },
        ]}
        onChange={setFrom}
      />
      <Source {...props} />
    </div>
  )
}

function SkillQuestions({ gradeLevel, room, isBusy, onAdd }: AddQuestionsProps) {
  const { data, error, refetch } = useQuery(queryOf(listSkills))
  const [grade, setGrade] = useState<number>(gradeLevel)
  const [chosen, setChosen] = useState<string | null>(null)
  const [level, setLevel] = useState('2')
  const [count, setCount] = useState('3')
  if (error !== null)
    return (
      <LoadError what={t('assignments/the-skills')} detail={detailOf(error)} onRetry={() => void refetch()} />
    )
  if (data === undefined) return <Skeleton className="h-36 rounded-lg" />
  const grades = [...new Set(data.map((skill) => skill.gradeLevel))].toSorted((one, other) => one - other)
  const shownGrade = grades.includes(grade) ? grade : (grades[0] ?? grade)
  const skills = data.filter((skill) => skill.gradeLevel === shownGrade)
  const skill = skills.find(({ id }) => id === chosen) ?? skills[0]
  const max = Math.min(maxAtOnce, room)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={t('ui/grade')}
        value={String(shownGrade)}
        onChange={(event) => setGrade(Number(event.target.value))}
        options={grades.map((own) => ({ value: String(own), label: gradeName(own) }))}
      />
      <Select
        label={t('assignments/skill')}
        lang={commonLanguage(skills)}
        value={skill?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
        options={skills.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t('assignments/level')}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
        options={[
          ...levels.map((own) => ({ value: String(own), label: levelNames()[own] })),
          { value: 'all', label: t('assignments/one-of-each-in-turn') },
        ]}
      />
      <Select
        label={t('assignments/how-many-questions')}
        value={String(Math.min(Number(count), max))}
        onChange={(event) => setCount(event.target.value)}
        options={Array.from({ length: max }, (_, index) => ({
          value: String(index + 1),
          label: formatQuestions(index + 1),
        }))}
      />
      <AddButton
        isBusy={isBusy}
        onAdd={() => {
          if (skill === undefined) return
          onAdd({
            kind: 'generated',
            skillId: SkillId.parse(skill.id),
            level: level === 'all' ? null : Level.parse(Number(level)),
            count: Math.min(Number(count), max),
          })
        }}
      />
    </div>
  )
}

function OwnQuestions({ isBusy, onAdd }: AddQuestionsProps) {
  // They may have been written in another tab just now.
  const { data, error, refetch } = useQuery({ ...queryOf(listQuestions), staleTime: 0 })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error !== null && data === undefined)
    return (
      <LoadError
        what={t('assignments/your-questions-what')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  const published = data.filter(({ version, skillId }) => version !== null && skillId !== null)
  const question = published.find(({ id }) => id === chosen) ?? published[0]
  if (question === undefined)
    return (
      <p className="max-w-prose">
        <Rich
          id="assignments/published-no-question-yet"
          parts={{
            link: <Link href="/questions/create" className="font-semibold text-link" target="_blank" />,
            tab: <span className="sr-only" />,
          }}
        />
      </p>
    )
  return (
    <div className="grid gap-3">
      <Select
        label={t('assignments/question')}
        hint={t('assignments/students-get-it-as-it-is-published')}
        value={question.id}
        onChange={(event) => setChosen(event.target.value)}
        options={published.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <AddButton isBusy={isBusy} onAdd={() => onAdd({ kind: 'own', questionId: question.id })} />
    </div>
  )
}

/** Questions that teachers of the same school, or of all schools, have shared. */
function SharedQuestions({ isBusy, onAdd }: AddQuestionsProps) {
  const [sought, setSought] = useState('')
  const search = useDeferredValue(sought.trim())
  const { data, error, refetch } = useQuery({
    ...queryOf(listShared, { query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (error !== null && data === undefined)
    return (
      <LoadError
        what={t('assignments/shared-questions')}
        detail={detailOf(error)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  const usable = data.questions.filter(({ skillId }) => skillId !== null)
  const question = usable.find(({ id }) => id === chosen) ?? usable[0]
  if (question === undefined && search === '')
    return <p className="max-w-prose">{t('assignments/nobody-shares-a-question')}</p>
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={t('assignments/search-by-name')}
        value={sought}
        maxLength={60}
        onChange={(event) => setSought(event.target.value)}
      />
      {question === undefined ? (
        <p role="status" className="self-end py-2.5 text-ink-soft">
          {t('assignments/no-shared-question-is-called-search', { search })}
        </p>
      ) : (
        <>
          <Select
            label={t('assignments/question')}
            value={question.id}
            onChange={(event) => setChosen(event.target.value)}
            options={usable.map(({ id, title, author, sharedWith }) => ({
              value: id,
              label:
                sharedWith === 'school'
                  ? t('assignments/title-by-author-your-school', { title, author })
                  : t('assignments/title-by-author-all-teachers', { title, author }),
            }))}
          />
          <p className="text-sm text-ink-soft sm:col-span-2">
            {t('assignments/students-get-it-as-it-is-published-now')}
            {data.hasMore && ` ${t('assignments/search-for-the-name')}`}
          </p>
          <AddButton isBusy={isBusy} onAdd={() => onAdd({ kind: 'own', questionId: question.id })} />
        </>
      )}
    </div>
  )
}

function AddButton({ isBusy, onAdd }: { readonly isBusy: boolean; readonly onAdd: () => void }) {
  return (
    <Button variant="outline" busy={isBusy} className="sm:col-span-2 sm:justify-self-start" onClick={onAdd}>
      <Plus aria-hidden className="size-5" />
      {t('assignments/add-to-the-set')}
    </Button>
  )
}
