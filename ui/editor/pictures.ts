import { createContext } from "react";
import type { EditorLabels } from "./labels.ts";

export interface UploadedPicture {
  fileId: string;
  url: string;
  /** In pixels, if known. */
  width?: number | null;
  height?: number | null;
}

export interface EditorPictures {
  /** Uploads a local picture. Rejects on failure; the uploader reports the reason. */
  upload: (file: File) => Promise<UploadedPicture>;
  /** Returns the URL of a picture that is already in the text. */
  sourceOf: (fileId: string) => string | null;
  /** Media types of the file picker. */
  accept: string;
}

export type PicturesInEditor = Pick<EditorPictures, "sourceOf"> & { labels: EditorLabels };

export const PicturesContext = createContext<PicturesInEditor | null>(null);
