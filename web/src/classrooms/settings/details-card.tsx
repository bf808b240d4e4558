import { editClassroom, type ClassroomBody, type ClassroomDetail } from '@skills-center/contract/classrooms'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { isChangedElsewhere } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { ClassForm } from '../class-form.tsx'
import { FormActions } from '../form-actions.tsx'
import { classQueries, useClassMutation } from '../use-class-mutation.ts'

export function DetailsCard({ classroom }: { readonly classroom: ClassroomDetail }) {
  const { id, name, gradeLevel, subject, period } = classroom
  // The revision that the form shows; the class may be refetched meanwhile.
  const [shownRevision, setShownRevision] = useState(classroom.classRevision)
  const edit = useClassMutation(
    ({ body, ifMatch }: { body: ClassroomBody; ifMatch: number }) =>
      call(editClassroom, { params: { id }, body, ifMatch }),
    classQueries,
    (saved) => {
      setShownRevision(saved.classRevision)
      toast({ title: t('classrooms/saved'), tone: 'right' })
    },
  )
  // After another teacher's change was shown, saving again overwrites it.
  const revision = isChangedElsewhere(edit.error) ? classroom.classRevision : shownRevision
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className="mb-4 text-xl font-bold">
        {t('classrooms/about-the-class')}
      </h2>
      <ClassForm
        initial={{ name, gradeLevel, subject, period }}
        error={edit.error}
        onSubmit={(body) => edit.mutate({ body, ifMatch: revision })}
      >
        <FormActions>
          <Button type="submit" variant="outline" busy={edit.isPending}>
            {t('classrooms/save')}
          </Button>
        </FormActions>
      </ClassForm>
    </Card>
  )
}
