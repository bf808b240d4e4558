import { endSso, startSso } from '@skills-center/contract/accounts/sso'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { language, storeLanguage } from '../../language/language.ts'
import { call } from '../../platform/api.ts'

export const askSsoEnd = () => call(endSso)

/** Leaves for the provider of the district. With `isLinking`, the signed-in account is linked on the way back. */
export async function leaveForProvider(districtId: string, isLinking = false): Promise<void> {
  const body = { districtId: DistrictId.parse(districtId), isLinking }
  const { url } = await call(startSso, { body })
  // The address to which the provider sends the browser includes no language.
  if (language() !== 'en') storeLanguage(language())
  location.assign(url)
}
