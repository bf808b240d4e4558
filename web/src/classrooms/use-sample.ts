import { listClassrooms } from '@skills-center/contract/classrooms'
import { createSampleClass, removeSampleClass } from '@skills-center/contract/classrooms/sample'
import { useLocation } from 'wouter'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { toast } from '../ui/toast.ts'
import { useClassMutation } from './use-class-mutation.ts'

/** Creates the sample class and opens it. */
export function useMakeSample() {
  const [, navigate] = useLocation()
  return useClassMutation(
    () => call(createSampleClass, {}),
    [listClassrooms],
    ({ id }) => navigate(`/classroom/${id}`),
  )
}

/** Removes it without confirmation, because there is nothing to lose. */
export function useRemoveSample(onDone?: () => void) {
  return useClassMutation(
    () => call(removeSampleClass, {}),
    [listClassrooms],
    () => {
      toast({
        title: t('classrooms/sample-class-removed'),
        description: t('classrooms/can-make-another-one'),
        tone: 'right',
      })
      onDone?.()
    },
  )
}
