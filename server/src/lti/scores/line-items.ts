import { z } from 'zod'
import { isAllowedUrl } from '../../platform/guarded-fetch.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Platform } from '../platform-queries.ts'
import type { PlatformServices } from '../platform-services.ts'
import { PlatformFault } from '../verify-launch.ts'
import { type ResourceLink, saveLineItem } from './link-queries.ts'

const scope = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem'
const itemType = 'application/vnd.ims.lis.v2.lineitem+json'
const listType = 'application/vnd.ims.lis.v2.lineitemcontainer+json'

const LineItem = z.object({ id: z.url() })

interface Graded {
  readonly title: string
  readonly points: number
}

/** The column of the platform's gradebook for a link: the one that the platform named, or one that we make. */
export function createLineItems({
  database,
  call,
  allowsLoopback,
}: {
  database: Queryable
  call: PlatformServices
  allowsLoopback: boolean
}) {
  /** One of ours from before, for example when the answer to its creation was lost. */
  async function find(platform: Platform, { assignmentId, resourceLinkId }: ResourceLink, lineItems: string) {
    const url = new URL(lineItems)
    url.searchParams.set('resource_id', assignmentId)
    url.searchParams.set('resource_link_id', resourceLinkId)
    const reply = await call(platform, { method: 'GET', url: url.href, scope, accept: listType })
    return z.array(LineItem).safeParse(await reply.json()).data?.[0]?.id
  }

  async function make(
    platform: Platform,
    { assignmentId, resourceLinkId }: ResourceLink,
    lineItems: string,
    { title, points }: Graded,
  ) {
    const body = JSON.stringify({
      label: title,
      scoreMaximum: points,
      resourceId: assignmentId,
      resourceLinkId,
      tag: 'grade',
    })
    const asked = {
      method: 'POST',
      url: lineItems,
      scope,
      accept: itemType,
      contentType: itemType,
      body,
    } as const
    return LineItem.safeParse(await (await call(platform, asked)).json()).data?.id
  }

  /** Undefined if the platform has none and lets us make none. */
  return async (platform: Platform, link: ResourceLink, graded: Graded): Promise<string | undefined> => {
    if (link.lineItem !== null) return link.lineItem
    if (link.lineItems === null) return undefined
    const id =
      (await find(platform, link, link.lineItems)) ?? (await make(platform, link, link.lineItems, graded))
    if (id === undefined || !isAllowedUrl(new URL(id), allowsLoopback))
      throw new PlatformFault('the platform returned no line item')
    await saveLineItem(database, link, id)
    return id
  }
}
