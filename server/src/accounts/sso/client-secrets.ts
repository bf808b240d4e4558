import type { DistrictId } from '@skills-center/contract/schools/organization'
import { createSealing } from '../../platform/sealing.ts'
import type { Connection } from './connection-queries.ts'

export type ClientSecrets = ReturnType<typeof createClientSecrets>

/**
 * Client secrets as they are stored: encrypted, with the district inside, so that a copied row opens nothing for
 * another district.
 */
export function createClientSecrets(deps: { secret: string; randomBytes: (size: number) => Buffer }) {
  const sealing = createSealing(deps.secret, 'sso client secrets', deps.randomBytes)
  return {
    seal: (districtId: DistrictId, secret: string): string => sealing.seal(`${districtId} ${secret}`),

    /** Undefined if there is none, or if the server's secret has changed since. */
    open({ districtId, sealedSecret }: Pick<Connection, 'districtId' | 'sealedSecret'>): string | undefined {
      const opened = sealedSecret === null ? undefined : sealing.open(sealedSecret)
      const start = `${districtId} `
      return opened?.startsWith(start) === true ? opened.slice(start.length) : undefined
    },
  }
}
