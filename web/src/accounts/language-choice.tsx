import { getSettings, savePreferences, type Preferences } from '@skills-center/contract/accounts/settings'
import { languageNames, offeredLanguages } from '@skills-center/contract/language'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { otherLanguages } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { applyPreferences } from '../platform/preferences.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { toast } from '../ui/toast.ts'
import { TextButton } from '../ui/text-button.tsx'

/**
 * Links to the other languages for a signed-in user, each in its own language. The choice is saved with the account and
 * applies at once.
 */
export function LanguageChoice() {
  const { data } = useQuery(queryOf(getSettings))
  const save = useMutation({
    mutationFn: (body: Preferences) => call(savePreferences, { body }),
    onSuccess: (saved) => applyPreferences(saved.preferences),
    onError: (error) =>
      toast({
        title: t('accounts/not-saved'),
        description: detailOf(error) ?? t('ui/server-could-not-be-reached'),
        tone: 'wrong',
      }),
  })
  return otherLanguages(offeredLanguages).map((other) => (
    <TextButton
      key={other}
      look="block"
      lang={other}
      aria-disabled={data === undefined || save.isPending ? true : undefined}
      onClick={() => {
        if (data !== undefined && !save.isPending) save.mutate({ ...data.preferences, language: other })
      }}
      className="print:hidden"
    >
      <Languages aria-hidden className="size-5" />
      {languageNames[other]}
    </TextButton>
  ))
}
