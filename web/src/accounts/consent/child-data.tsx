import { getChildData } from '@skills-center/contract/accounts/consent-links'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadedData } from '../settings/downloaded-data.tsx'
import { showFailure } from '../settings/use-settings-mutation.ts'

/** All data stored about the child, for a parent who has consented. */
export function ChildData({ token }: { readonly token: string }) {
  const take = useMutation({
    mutationFn: () => call(getChildData, { params: { token } }),
    onError: showFailure(t('accounts/consent/data-did-not-load')),
  })
  if (take.data !== undefined)
    return (
      <>
        <p>{t('accounts/consent/child-sees-the-same-list')}</p>
        <DownloadedData data={take.data} />
      </>
    )
  return (
    <Button variant="outline" className="self-start" busy={take.isPending} onClick={() => take.mutate()}>
      {t('accounts/consent/see-what-is-kept')}
    </Button>
  )
}
