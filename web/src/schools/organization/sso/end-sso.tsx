import { deleteSso } from '@skills-center/contract/accounts/sso'
import { useState } from 'react'
import { t } from '../../../language/messages.ts'
import { call } from '../../../platform/api.ts'
import { MutationError } from '../../../platform/mutation-error.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useSsoMutation } from './use-sso-mutation.ts'

/** Ends single sign-on, after a question: accounts without a password cannot sign in afterward. */
export function EndSso() {
  const [isAsking, setAsking] = useState(false)
  const end = useSsoMutation(() => call(deleteSso), t('schools/organization/sso-ended'))
  const title = t('schools/organization/end-single-sign-on')
  return (
    <>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <Dialog open title={title} onClose={() => setAsking(false)}>
          <div className="flex flex-col items-start gap-4">
            <p>{t('schools/organization/ending-means')}</p>
            <MutationError error={end.error} />
            <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
              {title}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
