import { createContext } from "react";
import type { EditorLabels } from "./labels.ts";

export interface UploadedPicture {
  fileId: string;
  url: string;
  /** In pixels, where they are known. */
  width?: number | null;
  height?: number | null;
}

/** Source of an editor's pictures. */
export interface EditorPictures {
  /** Uploads a picture of this device. Rejects when that fails; the uploader reports why. */
  upload: (file: File) => Promise<UploadedPicture>;
  /** The address of a picture that is in the text already. */
  sourceOf: (fileId: string) => string | null;
  /** Media types of the file picker. */
  accept: string;
}

export type PicturesInEditor = Pick<EditorPictures, "sourceOf"> & { labels: EditorLabels };

export const PicturesContext = createContext<PicturesInEditor | null>(null);
