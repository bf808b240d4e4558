import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { gradeOptions } from '../ui/grade-name.ts'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChoiceList, type ChoicesProps } from './choice-list.tsx'

/** The skills of one grade. */
export function SkillChoices(props: ChoicesProps) {
  const { user } = useSession()
  const [grade, setGrade] = useState<number>(user.gradeLevel)
  const { data, error } = useQuery(queryOf(listSkills))
  if (error !== null) return <MutationError error={error} />
  if (data === undefined) return <Skeleton className="h-40" />
  const offers = data
    .filter(({ gradeLevel }) => gradeLevel === grade)
    .map(({ id, name }) => ({ choice: { kind: 'skill' as const, id }, label: name }))
  return (
    <>
      <Select
        label={t('ui/grade')}
        value={String(grade)}
        options={gradeOptions()}
        onChange={({ target }) => {
          setGrade(Number(target.value))
          props.onChange([])
        }}
      />
      <ChoiceList label={t('lti/skills')} offers={offers} {...props} />
    </>
  )
}
