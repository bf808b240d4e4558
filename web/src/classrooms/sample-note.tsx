import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { MutationError } from '../platform/mutation-error.tsx'
import { useRemoveSample } from './use-sample.ts'

/** Explains a sample class, on each of its tabs. */
export function SampleNote() {
  const [, navigate] = useLocation()
  const remove = useRemoveSample(() => navigate('/teacher-portal'))
  return (
    <aside
      aria-label={t('classrooms/about-this-class')}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-warm-soft px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold text-warm">{t('classrooms/made-up-data')}</p>
        <p>{t('classrooms/students-and-their-answers-are-made')}</p>
        <MutationError error={remove.error} />
      </div>
      <Button variant="outline" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
        {t('classrooms/remove-sample-class')}
      </Button>
    </aside>
  )
}
