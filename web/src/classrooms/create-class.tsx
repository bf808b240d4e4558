import { createClassroom, listClassrooms, type ClassroomBody } from '@skills-center/contract/classrooms'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { useSession } from '../platform/session.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { ClassForm } from './class-form.tsx'
import { FormActions } from './form-actions.tsx'
import { useClassMutation } from './use-class-mutation.ts'

/** A button and dialog that create a class; the new class opens at once. */
export function CreateClass() {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [, navigate] = useLocation()
  const close = () => setOpen(false)
  const create = useClassMutation(
    (body: ClassroomBody) => call(createClassroom, { body }),
    [listClassrooms],
    (made) => {
      toast({
        title: t('classrooms/class-created'),
        description: t('classrooms/next-add-your-students'),
        tone: 'right',
      })
      navigate(`/classroom/${made.id}?tab=students`)
    },
  )
  return (
    <>
      <Button
        onClick={() => {
          create.reset()
          setOpen(true)
        }}
      >
        <Plus aria-hidden className="size-5" />
        {t('classrooms/create-a-class')}
      </Button>
      <Dialog open={isOpen} title={t('classrooms/create-a-class')} onClose={close}>
        {isOpen && (
          <ClassForm
            initial={{ name: '', gradeLevel: user.gradeLevel, subject: user.subject ?? 'both', period: '' }}
            error={create.error}
            onSubmit={(body) => create.mutate(body)}
          >
            <FormActions>
              <Button variant="outline" onClick={close}>
                {t('classrooms/cancel')}
              </Button>
              <Button type="submit" busy={create.isPending}>
                {t('classrooms/create-class')}
              </Button>
            </FormActions>
          </ClassForm>
        )}
      </Dialog>
    </>
  )
}
