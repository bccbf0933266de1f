import { keepFiles, markKept, removeFiles } from '../files/keepFiles.ts';
import { sendFile } from '../files/sendFile.ts';
import { sha256Of } from '../files/sha256Of.ts';
import { withTenant } from '../database/withTenant.ts';
import { findPerson, findPersonToChange } from '../people/findPerson.ts';
import { inspectPhoto } from '../people/photos/inspectPhoto.ts';
import { readPhoto, versionOf } from '../people/readPhoto.ts';
import { releasePhoto } from '../people/photos/releasePhoto.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import type { Handler } from '../ports/handler.ts';

/** The photo of a person, for themselves, for who looks after their data, and for staff who may see it. */
export const getIntervenerPhoto: Handler<'getIntervenerPhoto'> = async (request) => {
  const { context, actor, path, headers, inTenant } = request;
  const photo = await inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    return readPhoto(db, row.uuid);
  });
  if (!photo) throw notFound();
  // Kept by the asker's browser alone, which asks each time whether it is still this one.
  const kept = { etag: `"${versionOf(photo)}"`, 'cache-control': 'private, no-cache' };
  if (headers['if-none-match'] === kept.etag) return new Answer<never>(undefined, kept, 304);
  const sent = await sendFile(context.files, photo, 'foto.jpg');
  if (!sent) throw notFound();
  return new Answer<never>(sent.body, { ...sent.headers, ...kept });
};

/** Gives a person a photo. What they had before is gone with it. */
export const replaceIntervenerPhoto: Handler<'replaceIntervenerPhoto'> = async (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  const today = todayOf(context, actor);
  // Asked twice: before anything is looked into, which is dear, and again when it is kept.
  await withTenant(context.db, tenant.id, (db) => findPersonToChange(db, actor, path.id, today));
  const person = actor.userId!;
  const good = await inspectPhoto(context, { tenant: tenant.id, person }, body);
  const before = await keepFiles(context, tenant.id, [good], ([file]) =>
    inTenant(async (db) => {
      const { row } = await findPersonToChange(db, actor, path.id, today);
      const released = await releasePhoto(db, row.uuid);
      await markKept(db, file!);
      await db
        .insertInto('person_photos')
        .values({
          tenant_id: tenant.id,
          uuid_intervener: row.uuid,
          uuid_file: file!,
          changed_at: context.now(),
          changed_by: person,
        })
        .execute();
      return released;
    }),
  );
  await removeFiles(context, tenant.id, before);
  return { data: { photo_version: versionOf({ sha256: await sha256Of(good.file) }) } };
};

/** Removes the photo of a person and its file; staff who validate what people send may do it too. */
export const removeIntervenerPhoto: Handler<'removeIntervenerPhoto'> = async (request) => {
  const { context, actor, tenant, path, inTenant } = request;
  const today = todayOf(context, actor);
  const before = await inTenant(async (db) => {
    const find = actor.kind === 'staff' ? findPerson : findPersonToChange;
    const { row } = await find(db, actor, path.id, today, true);
    return releasePhoto(db, row.uuid);
  });
  await removeFiles(context, tenant.id, before);
  return { data: { done: true } };
};
