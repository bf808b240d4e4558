import { Level, SkillId } from '@skills-center/contract/ids'
import { listSkills, type SkillSummary } from '@skills-center/contract/skills'
import { listStandards } from '@skills-center/contract/skills/standards'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { commonLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { Field } from '../ui/field.tsx'
import { gradeName } from '../ui/grade-name.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddButton, type AddQuestionsProps, type QuestionSource } from './add-button.tsx'
import { formatQuestions } from './format-assignment.ts'
import { findSources, FoundSources } from './found-sources.tsx'
import { levelNames } from './level-names.ts'

const levels = [1, 2, 3] as const
const maxAtOnce = 5

/** Adds generated questions of a skill, or of a standard over all its skills. */
export function SkillQuestions(props: AddQuestionsProps) {
  const { data, error, refetch } = useQuery(queryOf(listSkills))
  if (error !== null)
    return (
      <LoadError what={t('assignments/the-skills')} detail={detailOf(error)} onRetry={() => void refetch()} />
    )
  if (data === undefined) return <Skeleton className="h-36 rounded-lg" />
  return <GeneratedQuestions {...props} skills={data} />
}

function GeneratedQuestions({
  skills,
  gradeLevel,
  room,
  isBusy,
  onAdd,
}: AddQuestionsProps & { readonly skills: readonly SkillSummary[] }) {
  const [sought, setSought] = useState('')
  const [grade, setGrade] = useState<number>(gradeLevel)
  const [chosenSkill, setChosenSkill] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const words = sought.trim()
  const standards = useQuery({ ...queryOf(listStandards), enabled: words !== '' })
  const found = standards.data && findSources(standards.data, skills, words)
  const grades = [...new Set(skills.map((one) => one.gradeLevel))].toSorted((one, other) => one - other)
  const shownGrade = grades.includes(grade) ? grade : (grades[0] ?? grade)
  const ofGrade = skills.filter((one) => one.gradeLevel === shownGrade)
  const skill = ofGrade.find(({ id }) => id === chosenSkill) ?? ofGrade[0]
  const result = found?.find(({ key }) => key === chosen) ?? found?.[0]
  const from = words === '' ? skill && { skillId: SkillId.parse(skill.id) } : result?.source
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field
          label={t('assignments/or-by-name')}
          hint={t('assignments/such-as-two-standards')}
          type="search"
          value={sought}
          maxLength={60}
          onChange={(event) => {
            setSought(event.target.value)
            setChosen(null)
          }}
          onKeyDown={(event) => {
            // The form around it would assign the work.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </div>
      {words === '' ? (
        <>
          <Select
            label={t('ui/grade')}
            value={String(shownGrade)}
            onChange={(event) => setGrade(Number(event.target.value))}
            options={grades.map((own) => ({ value: String(own), label: gradeName(own) }))}
          />
          <Select
            label={t('assignments/skill')}
            lang={commonLanguage(ofGrade)}
            value={skill?.id ?? ''}
            onChange={(event) => setChosenSkill(event.target.value)}
            options={ofGrade.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      ) : found === undefined ? (
        <div className="sm:col-span-2">
          {standards.error === null ? (
            <Skeleton className="h-24 rounded-lg" />
          ) : (
            <LoadError
              what={t('assignments/the-standards')}
              detail={detailOf(standards.error)}
              onRetry={() => void standards.refetch()}
            />
          )}
        </div>
      ) : (
        <>
          <p role="status" className="text-sm text-ink-soft sm:col-span-2">
            {found.length === 0
              ? t('assignments/nothing-is-called-sought', { sought: words })
              : t('assignments/found-count', { count: found.length })}
          </p>
          {result !== undefined && <FoundSources found={found} chosen={result.key} onChange={setChosen} />}
        </>
      )}
      <Amount from={from} room={room} isBusy={isBusy} onAdd={onAdd} />
    </div>
  )
}

interface AmountProps extends Pick<AddQuestionsProps, 'room' | 'isBusy' | 'onAdd'> {
  /** Undefined if the search found nothing. */
  readonly from: QuestionSource | undefined
}

/** The level and number of questions to add. */
function Amount({ from, room, isBusy, onAdd }: AmountProps) {
  const [level, setLevel] = useState('2')
  const [count, setCount] = useState('3')
  const max = Math.min(maxAtOnce, room)
  if (from === undefined) return null
  return (
    <>
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
        onAdd={() =>
          onAdd({
            kind: 'generated',
            from,
            level: level === 'all' ? null : Level.parse(Number(level)),
            count: Math.min(Number(count), max),
          })
        }
      />
    </>
  )
}
