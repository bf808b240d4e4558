import { setClassroomActive, type ClassroomDetail } from '@skills-center/contract/classrooms'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { classQueries, useClassMutation } from '../use-class-mutation.ts'
import { DeleteClass } from './delete-class.tsx'

/** Archives or restores a class; its owner can also delete it permanently. */
export function ArchiveCard({ classroom }: { readonly classroom: ClassroomDetail }) {
  const { id, isActive, role } = classroom
  const set = useClassMutation(
    () => call(setClassroomActive, { params: { id }, body: { isActive: !isActive } }),
    classQueries,
    () =>
      toast({
        title: isActive ? t('classrooms/class-archived') : t('classrooms/class-restored'),
        tone: 'right',
      }),
  )
  return (
    <Card as="section" aria-labelledby="end" className="flex flex-col gap-4">
      <h2 id="end" className="text-xl font-bold">
        {isActive ? t('classrooms/end-of-the-class') : t('classrooms/this-class-is-archived')}
      </h2>
      <p className="text-ink-soft">
        {isActive ? t('classrooms/nobody-can-join-any-more') : t('classrooms/everything-in-it-can-be-read')}
      </p>
      <MutationError error={set.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" busy={set.isPending} onClick={() => set.mutate(undefined)}>
          {isActive ? t('classrooms/archive-class') : t('classrooms/restore-class')}
        </Button>
        {role === 'owner' && <DeleteClass classroom={classroom} />}
      </div>
    </Card>
  )
}
