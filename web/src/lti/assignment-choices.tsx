import { listAssignments } from '@skills-center/contract/assignments'
import { type ClassroomId, listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { queryOf } from '../platform/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Select } from '../ui/select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChoiceList, type ChoicesProps } from './choice-list.tsx'

/** Assignments of one of the teacher's classes. */
export function AssignmentChoices(props: ChoicesProps) {
  const classes = useQuery(queryOf(listClassrooms))
  const [chosen, setChosen] = useState<ClassroomId | null>(null)
  if (classes.error !== null) return <MutationError error={classes.error} />
  if (classes.data === undefined) return <Skeleton className="h-40" />
  const own = classes.data.filter(({ isActive, isSample }) => isActive && !isSample)
  const classroomId = chosen ?? own[0]?.id
  if (classroomId === undefined) return <p>{t('lti/no-class-yet')}</p>
  return (
    <>
      <Select
        label={t('lti/class')}
        value={classroomId}
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => {
          setChosen(own.find(({ id }) => id === target.value)?.id ?? null)
          props.onChange([])
        }}
      />
      <OfClass key={classroomId} classroomId={classroomId} {...props} />
    </>
  )
}

function OfClass({ classroomId, ...props }: ChoicesProps & { readonly classroomId: ClassroomId }) {
  const { data, error } = useQuery({
    ...queryOf(listAssignments, { params: { id: classroomId } }),
    staleTime: 0,
  })
  if (error !== null) return <MutationError error={error} />
  if (data === undefined) return <Skeleton className="h-40" />
  if (data.length === 0)
    return (
      <>
        <p>{t('lti/no-assignment-yet')}</p>
        <ButtonLink href={`/classroom/${classroomId}/assign`} variant="outline" className="self-start">
          {t('lti/make-an-assignment')}
        </ButtonLink>
      </>
    )
  return (
    <ChoiceList
      label={t('lti/assignments')}
      offers={data.map(({ id, title }) => ({ choice: { kind: 'assignment', id }, label: title }))}
      {...props}
    />
  )
}
